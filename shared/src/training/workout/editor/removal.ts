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

export interface Removal extends DraftPosition {
  readonly item: DraftItem;
}

/** Restores a removed item at its position, or in the first section if its own was removed. No change if it exists. */
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

export const removalQuestion = (item: DraftItem) => ({
  ...questions[kindOf(item)],
  text: texts.removeQuestion(itemName(item)),
});

export function removalFailure(item: DraftItem, workoutName: string): string {
  const { removeExercise, removeSuperset, removeCircuit } = texts.failures;
  const say = { exercise: removeExercise, super_set: removeSuperset, circuit: removeCircuit }[kindOf(item)];
  return say(itemName(item), workoutName);
}

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

export const changeFailure = (item: DraftItem, message: string): string =>
  changeFailures[kindOf(item)](message);
