import type {
  ExerciseTag,
  ExerciseTagIds,
  ExerciseTagKind,
} from '@formline/shared/contracts/library/exerciseTags';
import { keysOf, mapValues } from '@formline/shared/domain/text/typedRecords';
import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../../database/database';
import {
  exerciseFitnessComponents,
  exerciseMuscleGroups,
  exercises,
  fitnessComponents,
  muscleGroups,
} from '../../../database/schema/exercises';

const tagTables = {
  muscle_groups: {
    links: exerciseMuscleGroups,
    tagId: exerciseMuscleGroups.muscleGroupId,
    tags: muscleGroups,
    order: sql`${exerciseMuscleGroups.ordinal}, ${muscleGroups.ordinal}`,
    add: (db: Transaction, exerciseId: number, ids: readonly number[]) =>
      db
        .insert(exerciseMuscleGroups)
        .values(ids.map((muscleGroupId, ordinal) => ({ exerciseId, muscleGroupId, ordinal }))),
  },
  fitness_components: {
    links: exerciseFitnessComponents,
    tagId: exerciseFitnessComponents.fitnessComponentId,
    tags: fitnessComponents,
    order: sql`${fitnessComponents.ordinal}`,
    add: (db: Transaction, exerciseId: number, ids: readonly number[]) =>
      db
        .insert(exerciseFitnessComponents)
        .values(ids.map((fitnessComponentId) => ({ exerciseId, fitnessComponentId }))),
  },
} satisfies Record<ExerciseTagKind, object>;

const tagKinds = keysOf(tagTables);

export type TagsOfExercises = Readonly<Record<ExerciseTagKind, ReadonlyMap<number, readonly ExerciseTag[]>>>;

/** One query for any number of exercises. */
export async function readExerciseTags(
  db: DatabaseHandle,
  exerciseIds: readonly number[],
): Promise<TagsOfExercises> {
  if (exerciseIds.length === 0) return tagsOfFound([]);
  const found = await db
    .select({ id: exercises.id, ...tagColumns(db) })
    .from(exercises)
    .where(inArray(exercises.id, [...exerciseIds]));
  return tagsOfFound(found);
}

type TaggedRow = { readonly id: number } & Readonly<Record<ExerciseTagKind, readonly ExerciseTag[]>>;

export const tagsOfFound = (found: readonly TaggedRow[]): TagsOfExercises =>
  mapValues(tagTables, (_tables, kind) => new Map(found.map((row) => [row.id, row[kind]])));

/** For a query of exercises: their tags come with it, so that it stays one round trip. */
export const tagColumns = (db: DatabaseHandle) =>
  mapValues(
    tagTables,
    ({ links, tagId, tags, order }) =>
      sql<readonly ExerciseTag[]>`(${db
        .select({
          tags: sql`coalesce(json_agg(json_build_object('id', ${tags.id}, 'name', ${tags.name}) order by ${order}), '[]')`,
        })
        .from(links)
        .innerJoin(tags, eq(tags.id, tagId))
        .where(eq(links.exerciseId, exercises.id))})`,
  );

export const chosenTagKinds = (tagIds: ExerciseTagIds): ExerciseTagKind[] =>
  tagKinds.filter((kind) => tagIds[kind].length > 0);

/** One chosen tag of each kind is enough. The chosen ids are a parameter with the name of the kind. */
export const tagConditions = (db: DatabaseHandle, kinds: readonly ExerciseTagKind[]): SQL[] =>
  kinds.map((kind) => {
    const { links, tagId } = tagTables[kind];
    return exists(
      db
        .select({ one: sql`1` })
        .from(links)
        .where(and(eq(links.exerciseId, exercises.id), sql`${tagId} = any(${sql.placeholder(kind)}::int[])`)),
    );
  });

/** The first muscle group is the primary one. */
export async function replaceExerciseTags(
  db: Transaction,
  exerciseId: number,
  tagIds: ExerciseTagIds,
): Promise<void> {
  for (const kind of tagKinds) {
    const { links, add } = tagTables[kind];
    await db.delete(links).where(eq(links.exerciseId, exerciseId));
    if (tagIds[kind].length > 0) await add(db, exerciseId, tagIds[kind]);
  }
}

export async function hasExerciseTags(db: Transaction, tagIds: ExerciseTagIds): Promise<boolean> {
  for (const kind of tagKinds) {
    const { tags } = tagTables[kind];
    if ((await db.$count(tags, inArray(tags.id, [...tagIds[kind]]))) !== tagIds[kind].length) return false;
  }
  return true;
}
