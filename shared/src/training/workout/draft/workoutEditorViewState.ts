/** What stands beside the sections of a workout in which nothing is swapped, in the words of the address. */
export const scheduledWorkoutViews = [
  'workoutDetails',
  'addExercises',
  'editExercise',
  'viewExercise',
  'superSetDetails',
  'superSetExerciseDetails',
  'circuitDetails',
  'circuitExerciseDetails',
  'progressionRegressionExDetails',
] as const;

/** What stands beside the sections, in the words of the address. */
export const workoutEditorViews = [...scheduledWorkoutViews, 'swapPage'] as const;
export type WorkoutEditorView = (typeof workoutEditorViews)[number];

/** Where one is in the editor of a workout. */
export interface WorkoutEditorViewState {
  readonly view: WorkoutEditorView;
  /**
   * The key of a place in the workout: what is edited or looked at. With `addExercises` the section that takes what is
   * added, with `progressionRegressionExDetails` the id of an exercise.
   */
  readonly exerciseId: string | null;
  /** With `progressionRegressionExDetails`: the key of the place it could take, to whose swap one goes back. */
  readonly exerciseKey?: string | null | undefined;
}

const ITEM_KEY = /^[\w-]{1,40}$/;

/** The key of a place in a workout, or the id of an exercise, that a parameter holds; null for anything else. */
export function readItemKey(params: URLSearchParams, name: string): string | null {
  const key = params.get(name) ?? '';
  return ITEM_KEY.test(key) ? key : null;
}

/** The sections alone. */
export const WORKOUT_ALONE: WorkoutEditorViewState = { view: 'workoutDetails', exerciseId: null };
