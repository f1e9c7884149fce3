import type { DatabaseHandle } from '../database';
import { activityLevels, goals } from '../schema/clients';
import { fitnessComponents, muscleGroups } from '../schema/exercises';
import { credentials } from '../schema/qualifications';
import { defaultWorkoutSections, programCategories } from '../schema/workouts';
import { type ExerciseCatalogue, insertAdjustments, insertExercises } from './exerciseRows';
import { activityLevels as activityLevelContent } from './content/activityLevels';
import {
  credentials as credentialNames,
  defaultSections,
  fitnessComponents as fitnessComponentNames,
  goals as goalNames,
  muscleGroups as muscleGroupNames,
  programCategories as programCategoryLabels,
} from './content/catalogues';
import { exercises as exerciseContent } from './content/exercises';
import { programs as programContent } from './content/programs';
import { workouts as workoutContent } from './content/workouts';
import { NameIndex } from './NameIndex';
import { insertPrograms, insertWorkouts, type SeededProgram, type SeededWorkout } from './workoutRows';

export interface ProviderLibrary {
  readonly catalogue: ExerciseCatalogue;
  readonly exercises: NameIndex<number>;
  readonly workouts: NameIndex<SeededWorkout>;
  readonly programs: readonly SeededProgram[];
  readonly categories: NameIndex<number>;
  readonly goalIds: readonly number[];
  readonly activityLevelIds: readonly number[];
}

export async function insertProviderLibrary(db: DatabaseHandle): Promise<ProviderLibrary> {
  const named = (names: readonly string[]) => names.map((name, ordinal) => ({ name, ordinal }));
  const muscleRows = await db.insert(muscleGroups).values(named(muscleGroupNames)).returning();
  const componentRows = await db.insert(fitnessComponents).values(named(fitnessComponentNames)).returning();
  const categoryRows = await db
    .insert(programCategories)
    .values(programCategoryLabels.map((label, ordinal) => ({ label, ordinal })))
    .returning();
  const goalRows = await db.insert(goals).values(named(goalNames)).returning();
  const levelRows = await db
    .insert(activityLevels)
    .values(activityLevelContent.map((level, ordinal) => ({ ...level, ordinal })))
    .returning();
  await db.insert(defaultWorkoutSections).values(named(defaultSections));
  await db.insert(credentials).values(named(credentialNames));

  const catalogue: ExerciseCatalogue = {
    muscleGroups: new NameIndex(
      'muscle group',
      muscleRows.map(({ id, name }) => [name, id]),
    ),
    fitnessComponents: new NameIndex(
      'fitness component',
      componentRows.map(({ id, name }) => [name, id]),
    ),
  };
  const categories = new NameIndex(
    'program category',
    categoryRows.map(({ id, label }) => [label, id]),
  );
  const exercises = await insertExercises(db, catalogue, { ownerId: null, content: exerciseContent });
  await insertAdjustments(db, exercises);
  const workouts = await insertWorkouts(db, (name) => exercises.get(name), {
    ownerId: null,
    content: workoutContent,
  });
  const programs = await insertPrograms(
    db,
    { workout: (name) => workouts.get(name), category: (label) => categories.get(label) },
    { ownerId: null, content: programContent },
  );
  return {
    catalogue,
    exercises,
    workouts,
    programs,
    categories,
    goalIds: goalRows.map(({ id }) => id),
    activityLevelIds: levelRows.map(({ id }) => id),
  };
}
