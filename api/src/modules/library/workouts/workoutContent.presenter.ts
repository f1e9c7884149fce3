import type { Exercise } from '@formline/shared/contracts/library/exercises';
import type {
  WorkoutExercise,
  WorkoutRoutine,
  WorkoutSection,
} from '@formline/shared/contracts/library/workoutContent';
import { presentExercisesById } from '../exercises/exercises.presenter';
import { doseOf, keyOf } from './contentRows';
import type { PlacedRow, RoutineRow, WorkoutContent } from './workoutContent.repository';

export function contentPresenter({ sections, routines, placed, ...used }: WorkoutContent) {
  const library = presentExercisesById(used);
  const sectionsOf = grouped(sections, ({ workoutId }) => workoutId);
  const routinesIn = grouped(routines, ({ sectionId }) => sectionId);
  const exercisesOfRoutine = grouped(placed, ({ routineId }) => routineId);
  const singlesIn = grouped(
    placed.filter(({ routineId }) => routineId === null),
    ({ sectionId }) => sectionId,
  );

  const presentPlaced = (row: PlacedRow): WorkoutExercise => {
    const exercise = library.get(row.exerciseId);
    if (!exercise) throw new Error('A workout holds an exercise that cannot be seen.');
    return presentPlacedExercise(row, exercise, library.get(row.originalExerciseId ?? 0) ?? null);
  };

  return (workoutId: number): WorkoutSection[] =>
    sectionsOf(workoutId).map(({ id, name }) => ({
      id,
      name,
      exercises: [
        ...singlesIn(id).map((row) => ({ ordinal: row.ordinal, item: presentPlaced(row) })),
        ...routinesIn(id).map((row) => ({
          ordinal: row.ordinal,
          item: presentRoutine(row, exercisesOfRoutine(row.id).map(presentPlaced)),
        })),
      ]
        .toSorted((one, other) => one.ordinal - other.ordinal)
        .map(({ item }) => item),
    }));
}

function presentPlacedExercise(
  row: PlacedRow,
  exercise: Exercise,
  original: Exercise | null,
): WorkoutExercise {
  const { progression_enabled, regression_enabled } = original ?? exercise;
  return {
    ...exercise,
    progression_enabled: progression_enabled && !row.isProgressionOff,
    regression_enabled: regression_enabled && !row.isRegressionOff,
    swapped_original_exercise: original,
    key: keyOf('exercise', row.id),
    routine_type: null,
    muscle_group_ids: exercise.muscle_groups.map(({ id }) => id),
    fitness_component_ids: exercise.fitness_components.map(({ id }) => id),
    original_exercise_id: row.originalExerciseId,
    ...doseOf(row),
  };
}

function presentRoutine(row: RoutineRow, exercises: readonly WorkoutExercise[]): WorkoutRoutine {
  return {
    id: row.id,
    key: keyOf('routine', row.id),
    routine_type: row.routineType,
    compound_routine_id: row.compoundRoutineId,
    title: row.title,
    ordinal: row.ordinal,
    reps: row.reps,
    rest: row.restSeconds,
    compound_routine_exercises: exercises.map((exercise, ordinal) => ({
      ordinal,
      compound_routine_id: row.compoundRoutineId,
      exercise,
    })),
  };
}

function grouped<K, T>(rows: readonly T[], groupOf: (row: T) => K): (group: K) => readonly T[] {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const group = groupOf(row);
    const others = groups.get(group);
    if (others) others.push(row);
    else groups.set(group, [row]);
  }
  return (group) => groups.get(group) ?? [];
}
