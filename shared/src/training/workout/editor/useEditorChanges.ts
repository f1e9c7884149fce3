import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { EditName, EditSession } from '../../editing/useEditHistory';
import { withoutItem } from '../draft/draftItems';
import { type Removal, withPutBack } from './removal';
import { findItem, itemName, type WorkoutDraft } from '../draft/workoutDraft';
import { workoutEditorTexts as texts } from './workoutEditor.texts';

/** Edits of a draft. The functions are stable. */
export interface EditorChanges {
  /** The current draft, also between an edit and the next render. */
  readonly latest: () => WorkoutDraft;
  readonly edit: (change: (draft: WorkoutDraft) => WorkoutDraft, name: EditName) => void;
  /** Removes an item, and restores it if the save fails. Null: it did not exist. */
  readonly remove: (key: string) => Removal | null;
  readonly putBack: (removal: Removal) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

interface Surroundings {
  readonly share: (when: 'now' | 'soon') => void;
  readonly removalsRef: RefObject<readonly Removal[]>;
}

export function useEditorChanges(
  { latest, edit, undo, redo }: EditSession<WorkoutDraft>,
  { share, removalsRef }: Surroundings,
): EditorChanges {
  const shareLatest = useRef(share);
  // Autosave reads the draft outside of rendering.
  useLayoutEffect(() => {
    shareLatest.current = share;
  });
  return useMemo(() => {
    const editShared: EditorChanges['edit'] = (change, name) => {
      const before = latest();
      if (edit(change, name) !== before) shareLatest.current(name.mergeKey === undefined ? 'now' : 'soon');
    };
    const stepShared = (step: () => void) => () => {
      step();
      shareLatest.current('now');
    };
    return {
      latest,
      edit: editShared,
      undo: stepShared(undo),
      redo: stepShared(redo),
      remove: (key) => {
        const removal = findItem(latest(), key);
        if (!removal) return null;
        removalsRef.current = [...removalsRef.current, removal];
        editShared((draft) => withoutItem(draft, key), { label: texts.steps.remove(itemName(removal.item)) });
        return removal;
      },
      putBack: (removal) =>
        editShared((draft) => withPutBack(draft, removal), {
          label: texts.steps.putBack(itemName(removal.item)),
        }),
    };
  }, [latest, edit, undo, redo, removalsRef]);
}
