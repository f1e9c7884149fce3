import type { AdjustmentRow } from './adjustments.repository';
import type { ExerciseRow } from './exercises.repository';
import type { TagsOfExercises } from './exerciseTags.repository';

export interface TaggedExercises {
  readonly exercises: readonly ExerciseRow[];
  readonly tags: TagsOfExercises;
}

export interface ExercisePage extends TaggedExercises {
  readonly nextPage: number | null;
  readonly total: number | undefined;
}

export interface ExerciseWithAdjustments extends TaggedExercises {
  readonly exercise: ExerciseRow;
  readonly adjustments: readonly AdjustmentRow[];
}
