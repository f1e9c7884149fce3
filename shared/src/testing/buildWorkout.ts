import type { WorkoutExercise, WorkoutRoutine, WorkoutSection } from '../contracts/library/workoutContent';
import type { Workout } from '../contracts/library/workouts';
import { buildExercise } from './buildExercise';
import { buildWorkoutSummary } from './buildWorkoutSummary';

export function buildWorkoutExercise(given: Partial<WorkoutExercise> = {}): WorkoutExercise {
  const {
    progressions_regressions: _adjustments,
    version: _version,
    ...exercise
  } = buildExercise({
    id: given.id ?? 1,
  });
  return {
    ...exercise,
    key: `e${exercise.id}`,
    muscle_group_ids: [1],
    fitness_component_ids: [1],
    sets: 3,
    reps: 10,
    rest: 30,
    notes: null,
    routine_type: null,
    original_exercise_id: null,
    swapped_original_exercise: null,
    ...given,
  };
}

export function buildWorkoutRoutine(
  exercises: readonly WorkoutExercise[],
  given: Partial<WorkoutRoutine> = {},
): WorkoutRoutine {
  const { id = 1 } = given;
  return {
    id,
    key: `r${id}`,
    routine_type: 'circuit',
    compound_routine_id: null,
    title: `Circuit ${id}`,
    ordinal: 0,
    reps: 2,
    rest: 60,
    compound_routine_exercises: exercises.map((exercise, ordinal) => ({
      ordinal,
      compound_routine_id: null,
      exercise,
    })),
    ...given,
  };
}

export function buildWorkout(
  sections: Readonly<Record<string, WorkoutSection['exercises']>> = {},
  given: Partial<Workout> = {},
): Workout {
  return {
    ...buildWorkoutSummary({ owner_id: 1, is_public: false, ...given }),
    sections: Object.entries(sections).map(([name, exercises], index) => ({
      id: index + 1,
      name,
      exercises,
    })),
    ...given,
  };
}
