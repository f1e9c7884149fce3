export const workoutEditorViews = [
  'workoutDetails',
  'addExercises',
  'editExercise',
  'viewExercise',
  'superSetDetails',
  'superSetExerciseDetails',
  'circuitDetails',
  'circuitExerciseDetails',
  'progressionRegressionExDetails',
  'swapPage',
] as const;
export type WorkoutEditorView = (typeof workoutEditorViews)[number];

export interface WorkoutEditorViewState {
  readonly view: WorkoutEditorView;
  /** Slot key; with `addExercises` a section, with `progressionRegressionExDetails` an exercise id. */
  readonly exerciseId: string | null;
  /** With `progressionRegressionExDetails`: the slot of the swap to return to. */
  readonly exerciseKey?: string | null | undefined;
}

const ITEM_KEY = /^[\w-]{1,40}$/;

/** A slot key or exercise id in a parameter; null for anything else. */
export function readItemKey(params: URLSearchParams, name: string): string | null {
  const key = params.get(name) ?? '';
  return ITEM_KEY.test(key) ? key : null;
}

export const WORKOUT_ALONE: WorkoutEditorViewState = { view: 'workoutDetails', exerciseId: null };
