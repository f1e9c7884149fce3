import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { EditName, EditSession } from '../../editing/useEditHistory';
import { withoutItem } from '../draft/draftItems';
import { type Removal, withPutBack } from './removal';
import { findItem, itemName, type WorkoutDraft } from '../draft/workoutDraft';
import { workoutEditorTexts as texts } from './workoutEditor.texts';

/** How a draft is changed. The functions stay the same for as long as the editor stands. */
export interface EditorChanges {
  /** The draft as it is now, also between an edit and the next drawing. */
  readonly latest: () => WorkoutDraft;
  /** Changes the draft and saves it: at once, or a moment after the last key for what is typed under a key of its own. */
  readonly edit: (change: (draft: WorkoutDraft) => WorkoutDraft, name: EditName) => void;
  /** Takes something out, and puts it back should that not be saved. Null: it was not there. */
  readonly remove: (key: string) => Removal | null;
  readonly putBack: (removal: Removal) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

interface Surroundings {
  /** Gives the new draft to whoever saves it. */
  readonly share: (when: 'now' | 'soon') => void;
  /** What was taken out, while its save may still be refused. */
  readonly removalsRef: RefObject<readonly Removal[]>;
}

/** Changes a draft, and shares what has become of it. */
export function useEditorChanges(
  { latest, edit, undo, redo }: EditSession<WorkoutDraft>,
  { share, removalsRef }: Surroundings,
): EditorChanges {
  const shareLatest = useRef(share);
  // Meets the autosave, which is given the draft outside of any drawing.
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
