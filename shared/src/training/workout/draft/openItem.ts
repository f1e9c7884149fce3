import {
  type DraftExercise,
  type DraftRoutine,
  exercisesOf,
  isRoutine,
  itemsOf,
  type WorkoutDraft,
} from './workoutDraft';
import type { WorkoutEditorViewState } from './workoutEditorViewState';

export interface OpenItem {
  readonly routine: DraftRoutine | null;
  readonly exercise: DraftExercise | null;
}

const viewsBesideItems: readonly WorkoutEditorViewState['view'][] = [
  'workoutDetails',
  'addExercises',
  'progressionRegressionExDetails',
];

export function openItem(draft: WorkoutDraft, { view, exerciseId }: WorkoutEditorViewState): OpenItem | null {
  if (exerciseId === null || viewsBesideItems.includes(view)) return null;
  for (const item of itemsOf(draft)) {
    const exercise = exercisesOf(item).find(({ key }) => key === exerciseId) ?? null;
    if (item.key === exerciseId || exercise) return { routine: isRoutine(item) ? item : null, exercise };
  }
  return null;
}

/** View state of a progression or regression, which has no slot in the workout. */
export const viewStateOfAdjustment = (
  exerciseId: number,
  exerciseKey: string | null = null,
): WorkoutEditorViewState => ({
  view: 'progressionRegressionExDetails',
  exerciseId: String(exerciseId),
  exerciseKey,
});

export const viewStateOfSwap = ({ key }: DraftExercise): WorkoutEditorViewState => ({
  view: 'swapPage',
  exerciseId: key,
});

export function openAdjustment({ view, exerciseId }: WorkoutEditorViewState): number | null {
  const isNamed = view === 'progressionRegressionExDetails' && /^[1-9]\d{0,14}$/.test(exerciseId ?? '');
  return isNamed ? Number(exerciseId) : null;
}

export const viewStateOfRoutine = ({ key, routine_type }: DraftRoutine): WorkoutEditorViewState => ({
  view: routine_type === 'circuit' ? 'circuitDetails' : 'superSetDetails',
  exerciseId: key,
});

export function viewStateOfExercise(
  { key }: DraftExercise,
  routine: DraftRoutine | null,
): WorkoutEditorViewState {
  if (!routine) return { view: 'editExercise', exerciseId: key };
  const isCircuit = routine.routine_type === 'circuit';
  return { view: isCircuit ? 'circuitExerciseDetails' : 'superSetExerciseDetails', exerciseId: key };
}
