import { withItems } from '../draft/draftItems';
import {
  type DraftItem,
  type DraftPosition,
  findItem,
  isRoutine,
  itemName,
  type WorkoutDraft,
} from '../draft/workoutDraft';
import { workoutEditorTexts as texts } from './workoutEditor.texts';

/** Something that was taken out of a workout, and where it stood. */
export interface Removal extends DraftPosition {
  readonly item: DraftItem;
}

/** What was removed stands where it stood again, or in the first section where its own is gone; nothing stands twice. */
export function withPutBack(draft: WorkoutDraft, { item, sectionKey, index }: Removal): WorkoutDraft {
  if (findItem(draft, item.key)) return draft;
  const isThere = draft.sections.some(({ key }) => key === sectionKey);
  return withItems(draft, [item], {
    sectionKey: isThere ? sectionKey : (draft.sections[0]?.key ?? ''),
    index,
  });
}

type Kind = 'exercise' | 'super_set' | 'circuit';

const kindOf = (item: DraftItem): Kind => (isRoutine(item) ? item.routine_type : 'exercise');

const questions = {
  exercise: { title: texts.removeExercise, confirm: texts.remove },
  super_set: { title: texts.removeSuperset, confirm: texts.delete },
  circuit: { title: texts.removeCircuit, confirm: texts.delete },
} as const;

/** What is asked before something is removed. */
export const removalQuestion = (item: DraftItem) => ({
  ...questions[kindOf(item)],
  text: texts.removeQuestion(itemName(item)),
});

/** What is said when a removal could not be saved. */
export function removalFailure(item: DraftItem, workoutName: string): string {
  const { removeExercise, removeSuperset, removeCircuit } = texts.failures;
  const say = { exercise: removeExercise, super_set: removeSuperset, circuit: removeCircuit }[kindOf(item)];
  return say(itemName(item), workoutName);
}

/** What is said when what is to be removed stands in no section. */
export function deletedFailure(item: DraftItem, workoutName: string): string {
  const { exerciseDeleted, supersetDeleted, circuitDeleted } = texts.failures;
  const say = { exercise: exerciseDeleted, super_set: supersetDeleted, circuit: circuitDeleted }[
    kindOf(item)
  ];
  return say(itemName(item), workoutName);
}

const changeFailures = {
  exercise: texts.failures.exercise,
  super_set: texts.failures.superset,
  circuit: texts.failures.circuit,
} as const;

/** What is said when a change of something placed could not be saved. */
export const changeFailure = (item: DraftItem, message: string): string =>
  changeFailures[kindOf(item)](message);
