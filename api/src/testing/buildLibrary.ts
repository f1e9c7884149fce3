import { asc } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database';
import { programCategories, programs, programWorkouts, workouts } from '../database/schema/workouts';

export async function buildWorkouts(db: DatabaseHandle, ownerId: number, names: readonly string[]) {
  return db
    .insert(workouts)
    .values(names.map((name) => ({ ownerId, name, totalDurSeconds: 600 })))
    .returning();
}

export async function buildProgram(
  db: DatabaseHandle,
  ownerId: number,
  planned: readonly { readonly workoutId: number; readonly daysOfWeek: number[] }[],
) {
  const [category] = await db.select().from(programCategories).orderBy(asc(programCategories.id)).limit(1);
  if (!category) throw new Error('The library is empty.');
  const [program] = await db
    .insert(programs)
    .values({ ownerId, name: 'Spring Strength', categoryId: category.id })
    .returning();
  if (!program) throw new Error('The program was not built.');
  await db
    .insert(programWorkouts)
    .values(planned.map((workout, ordinal) => ({ ...workout, ordinal, programId: program.id })));
  return { ...program, category };
}
