import {
  type DraftExercise,
  type DraftRoutine,
  exercisesOf,
  isRoutine,
  itemsOf,
  type WorkoutDraft,
} from './workoutDraft';
import type { WorkoutEditorViewState } from './workoutEditorViewState';

/** What of a workout is open beside its sections. */
export interface OpenItem {
  /** The superset or circuit that is open, or whose exercise is. */
  readonly routine: DraftRoutine | null;
  readonly exercise: DraftExercise | null;
}

/** Views that open nothing of what stands in the workout. */
const viewsBesideItems: readonly WorkoutEditorViewState['view'][] = [
  'workoutDetails',
  'addExercises',
  'progressionRegressionExDetails',
];

/** What the place names; null when it is not there, or nothing is open. */
export function openItem(draft: WorkoutDraft, { view, exerciseId }: WorkoutEditorViewState): OpenItem | null {
  if (exerciseId === null || viewsBesideItems.includes(view)) return null;
  for (const item of itemsOf(draft)) {
    const exercise = exercisesOf(item).find(({ key }) => key === exerciseId) ?? null;
    if (item.key === exerciseId || exercise) return { routine: isRoutine(item) ? item : null, exercise };
  }
  return null;
}

/** The place that opens a progression or regression, which stands in no workout itself. */
export const viewStateOfAdjustment = (
  exerciseId: number,
  exerciseKey: string | null = null,
): WorkoutEditorViewState => ({
  view: 'progressionRegressionExDetails',
  exerciseId: String(exerciseId),
  exerciseKey,
});

/** The place that chooses what takes the place of an exercise. */
export const viewStateOfSwap = ({ key }: DraftExercise): WorkoutEditorViewState => ({
  view: 'swapPage',
  exerciseId: key,
});

/** The progression or regression that is open; null when none is. */
export function openAdjustment({ view, exerciseId }: WorkoutEditorViewState): number | null {
  const isNamed = view === 'progressionRegressionExDetails' && /^[1-9]\d{0,14}$/.test(exerciseId ?? '');
  return isNamed ? Number(exerciseId) : null;
}

/** The place that opens a superset or circuit. */
export const viewStateOfRoutine = ({ key, routine_type }: DraftRoutine): WorkoutEditorViewState => ({
  view: routine_type === 'circuit' ? 'circuitDetails' : 'superSetDetails',
  exerciseId: key,
});

/** The place that opens an exercise, by itself or within the superset or circuit it stands in. */
export function viewStateOfExercise(
  { key }: DraftExercise,
  routine: DraftRoutine | null,
): WorkoutEditorViewState {
  if (!routine) return { view: 'editExercise', exerciseId: key };
  const isCircuit = routine.routine_type === 'circuit';
  return { view: isCircuit ? 'circuitExerciseDetails' : 'superSetExerciseDetails', exerciseId: key };
}
