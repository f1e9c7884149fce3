import type { AdjustmentRow } from './adjustments.repository';
import type { ExerciseRow } from './exercises.repository';
import type { ExerciseTags } from './exerciseTags';

/** Some exercises with the tags of all of them. */
export interface TaggedExercises {
  readonly exercises: readonly ExerciseRow[];
  readonly tags: ExerciseTags;
}

/** One page of exercises. */
export interface ExercisePage extends TaggedExercises {
  /** Null on the last page. */
  readonly nextPage: number | null;
  /** How many all pages have, while another page follows. */
  readonly total: number | undefined;
}

/** An exercise and what can take its place. `exercises` holds those that can, with the tags of all. */
export interface ExerciseWithAdjustments extends TaggedExercises {
  readonly exercise: ExerciseRow;
  readonly adjustments: readonly AdjustmentRow[];
}
