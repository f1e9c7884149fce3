import { announce } from '@formline/shared/ui/core';
import { notify } from '@formline/shared/ui/overlays';
import type { BoardInsert, BoardMove } from '@formline/shared/ui/sortable';
import { exerciseSwapTexts } from '../swap/exerciseSwap.texts';
import { withExercise, withItems, withMovedItem, withReplacedItem } from '../draft/draftItems';
import { addProblem, moveProblem } from '../draft/draftLimits';
import { defaultSection } from '../draft/draftSections';
import type { EditorChanges } from './useEditorChanges';
import { type LibraryItem, libraryItemName, toPlaced } from '../draft/libraryItem';
import { named } from '../draft/named';
import { deletedFailure } from './removal';
import { sectionSteps } from './sectionSteps';
import { type DraftExercise, type DraftItem, findItem, itemName } from '../draft/workoutDraft';
import { workoutEditorTexts as texts } from './workoutEditor.texts';

const { steps } = texts;

export function editorSteps(editing: EditorChanges) {
  const { edit, latest } = editing;
  const move = ({ key, to }: BoardMove) => {
    const draft = latest();
    const found = findItem(draft, String(key));
    if (!found) return;
    const { item } = found;
    const problem = moveProblem(draft, item.key, to.listId);
    const position = { sectionKey: to.listId, index: to.index };
    if (problem !== null) notify.error(problem);
    else
      edit(
        named((known) => withMovedItem(known, item.key, position)),
        {
          label: steps.move(itemName(item)),
        },
      );
  };
  const remove = (item: DraftItem) => {
    const removal = editing.remove(item.key);
    if (!removal) notify.error(deletedFailure(item, latest().name));
    else notify.undoable(texts.removed(itemName(item)), () => editing.putBack(removal));
  };
  return {
    ...sectionSteps(editing),
    add: (items: readonly LibraryItem[], to: AddTarget) => addItems(editing, items, to),
    insert: ({ to }: BoardInsert, item: LibraryItem | undefined) =>
      item && addItems(editing, [item], { sectionKey: to.listId, index: to.index }),
    move,
    remove,
    changeExercise: (exercise: DraftExercise, typed: string | undefined) =>
      edit((draft) => withExercise(draft, exercise.key, () => exercise), {
        label: steps.change(exercise.name),
        ...(typed !== undefined && { mergeKey: `${exercise.key} ${typed}` }),
      }),
    swap: (from: DraftExercise, to: DraftExercise) => {
      edit((draft) => withExercise(draft, from.key, () => to), { label: steps.swap(from.name, to.name) });
      announce(exerciseSwapTexts.chosen(from.name, to.name));
    },
    replace: (item: DraftItem) =>
      edit((draft) => withReplacedItem(draft, item.key, item), { label: steps.change(itemName(item)) }),
  };
}

export type EditorSteps = ReturnType<typeof editorSteps>;

interface AddTarget {
  readonly sectionKey: string | null;
  readonly index?: number;
}

function addItems(
  { edit, latest }: EditorChanges,
  items: readonly LibraryItem[],
  { sectionKey, index }: AddTarget,
): boolean {
  const draft = latest();
  const meant = draft.sections.find(({ key }) => key === sectionKey);
  const section = sectionKey === null ? defaultSection(draft) : meant;
  const placed = items.map(toPlaced);
  const problem = addProblem(draft, placed, section?.key ?? null);
  if (problem !== null || !section) {
    notify.error(problem ?? '');
    return false;
  }
  const names = items.map(libraryItemName);
  const to = { sectionKey: section.key, index };
  edit(
    named((known) => withItems(known, placed, to)),
    { label: steps.add(names) },
  );
  announce(texts.added(names, section.name));
  return true;
}
