/** What stands beside the sections, in the words of the address. */
export type WorkoutEditorView =
  | 'workoutDetails'
  | 'addExercises'
  | 'editExercise'
  | 'viewExercise'
  | 'superSetDetails'
  | 'superSetExerciseDetails'
  | 'circuitDetails'
  | 'circuitExerciseDetails'
  | 'progressionRegressionExDetails'
  | 'swapPage';

/** Where one is in the editor of a workout. */
export interface WorkoutEditorPlace {
  readonly view: WorkoutEditorView;
  /**
   * The key of a place in the workout: what is edited or looked at. With `addExercises` the section that takes what is
   * added, with `progressionRegressionExDetails` the id of an exercise.
   */
  readonly exerciseId: string | null;
  /** With `progressionRegressionExDetails`: the key of the place it could take, to whose swap one goes back. */
  readonly exerciseKey?: string | null | undefined;
}

/** The sections alone. */
export const WORKOUT_ALONE: WorkoutEditorPlace = { view: 'workoutDetails', exerciseId: null };
