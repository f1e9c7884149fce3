import type { SectionName } from './defaultSections';
import type { FitnessComponentName } from './fitnessComponents';
import type { MuscleGroupName } from './muscleGroups';
import type { ProgramCategoryLabel } from './programCategories';

/** Content of the provider's library, as written by hand. Names refer to each other; identifiers are given by the database. */
export interface ExerciseContent {
  readonly name: string;
  /** One or two sentences that tell how to do it. */
  readonly description: string;
  readonly muscleGroups: readonly [MuscleGroupName, ...MuscleGroupName[]];
  readonly fitnessComponents: readonly [FitnessComponentName, ...FitnessComponentName[]];
  /** True when it can be done one side at a time. */
  readonly allowUnilateral: boolean;
}

/** One exercise placed into a workout section. Exactly one of `reps` and `durSeconds` is set. */
export interface PlacedExerciseContent {
  readonly exercise: string;
  readonly sets: number;
  readonly reps?: number;
  readonly durSeconds?: number;
  readonly restSeconds: number;
  /** 1 slow, 2 medium, 3 fast, 4 explosive. */
  readonly tempo?: 1 | 2 | 3 | 4;
}

/** A superset (two exercises) or circuit in a workout section. */
export interface PlacedRoutineContent {
  readonly routineType: 'super_set' | 'circuit';
  readonly title: string;
  /** Repetitions of a superset, rounds of a circuit. */
  readonly reps: number;
  /** A circuit's rest after each round. */
  readonly restSeconds?: number;
  readonly exercises: readonly PlacedExerciseContent[];
}

export interface WorkoutContent {
  readonly name: string;
  readonly description: string;
  readonly sections: readonly {
    readonly name: SectionName;
    readonly exercises: readonly PlacedExerciseContent[];
    /** They follow the single exercises. */
    readonly routines?: readonly PlacedRoutineContent[];
  }[];
}

export interface ProgramContent {
  readonly name: string;
  /** One of the nine category labels. */
  readonly category: ProgramCategoryLabel;
  readonly description: string;
  /** Workouts by name, each with the days of the week it falls on (0 Sunday to 6 Saturday). */
  readonly workouts: readonly { readonly workout: string; readonly daysOfWeek: readonly number[] }[];
}
