import type { FitnessComponentName, MuscleGroupName, ProgramCategoryLabel, SectionName } from './catalogues';

export interface ExerciseContent {
  readonly name: string;
  readonly description: string;
  readonly muscleGroups: readonly [MuscleGroupName, ...MuscleGroupName[]];
  readonly fitnessComponents: readonly [FitnessComponentName, ...FitnessComponentName[]];
  readonly allowUnilateral: boolean;
  /** Cardio in short efforts, such as burpees, not for minutes on end. */
  readonly isDoneInIntervals?: boolean;
}

/** Exactly one of `reps` and `durSeconds` is set. */
export interface PlacedExerciseContent {
  readonly exercise: string;
  readonly sets: number;
  readonly reps?: number;
  readonly durSeconds?: number;
  readonly restSeconds: number;
  readonly tempo?: 1 | 2 | 3 | 4;
}

export interface PlacedRoutineContent {
  readonly routineType: 'super_set' | 'circuit';
  readonly title: string;
  readonly reps: number;
  readonly restSeconds?: number;
  readonly exercises: readonly PlacedExerciseContent[];
}

export interface WorkoutContent {
  readonly name: string;
  readonly description: string;
  readonly sections: readonly {
    readonly name: SectionName;
    readonly exercises: readonly PlacedExerciseContent[];
    readonly routines?: readonly PlacedRoutineContent[];
  }[];
}

export interface ProgramContent {
  readonly name: string;
  readonly category: ProgramCategoryLabel;
  readonly description: string;
  readonly workouts: readonly { readonly workout: string; readonly daysOfWeek: readonly number[] }[];
}
