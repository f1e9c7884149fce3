import type { DatabaseHandle } from '../../../database/database';
import { exercisesRepository } from './exercises.repository';
import { readExerciseTags } from './exerciseTags.repository';
import type { TaggedExercises } from './taggedExercises';

export function usedExercisesService(db: DatabaseHandle) {
  const list = async (trainerId: number, ids: readonly number[]) =>
    ids.length > 0 ? exercisesRepository(db).listByIds(trainerId, [...new Set(ids)]) : [];
  return {
    /** Includes deleted exercises; three queries, however many there are. */
    async read(trainerId: number, ids: readonly number[]): Promise<TaggedExercises> {
      return {
        exercises: await list(trainerId, ids),
        tags: await readExerciseTags(db, [...new Set(ids)]),
      };
    },

    /** Deleted exercises are usable only where they are already in use. */
    async listUsable(
      trainerId: number,
      { wanted, kept }: { readonly wanted: readonly number[]; readonly kept: readonly number[] },
    ): Promise<ReadonlySet<number>> {
      const found = await list(trainerId, wanted);
      const usable = found.filter(({ id, deletedAt }) => deletedAt === null || kept.includes(id));
      return new Set(usable.map(({ id }) => id));
    },
  };
}
