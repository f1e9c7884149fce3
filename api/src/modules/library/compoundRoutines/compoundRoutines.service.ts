import type { findCompoundRoutines } from '@formline/shared/contracts/library/compoundRoutines';
import type * as z from '@formline/shared/contracts/schema';
import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { notFound } from '../../../plugins/HttpProblem';
import { searchPage } from '../libraryLists/searchPage';
import { usedExercisesService } from '../exercises/usedExercises.service';
import {
  compoundRoutinesRepository,
  type FilledRoutines,
  type RoutinePage,
  type RoutineRef,
  type RoutineRow,
} from './compoundRoutines.repository';
import { libraryTexts as texts } from '../library.texts';

type RoutineSearch = z.output<(typeof findCompoundRoutines)['query']>;

/** Double clicks and retries of the browser arrive closer together than this. */
const SHORTEST_BETWEEN_TURNS_SECONDS = 1;

export function compoundRoutinesService(db: DatabaseHandle) {
  const read = async (ref: RoutineRef): Promise<FilledRoutines> =>
    filled(db, ref.trainerId, [await findRoutine(db, ref)]);

  return {
    read,

    async find(trainerId: number, search: RoutineSearch): Promise<RoutinePage> {
      const repository = compoundRoutinesRepository(db);
      const query = { trainerId, routineType: search.routine_type, isFavorite: search.is_favorite };
      const { rows, nextPage, total } = await searchPage({
        search,
        find: (parts, range) => repository.find({ ...query, ...parts, ...range }),
        listNames: () => repository.listNames(query),
        listByIds: (ids) => repository.listByIds(query, ids),
      });
      return { ...(await filled(db, trainerId, rows)), hasMore: nextPage !== null, total };
    },

    async delete(ref: RoutineRef): Promise<void> {
      if (!(await compoundRoutinesRepository(db).hide(ref))) throw noSuchRoutine();
    },

    async toggleFavorite(
      ref: RoutineRef,
      { routineType, clock }: { readonly routineType: RoutineRow['routineType']; readonly clock: Clock },
    ): Promise<boolean> {
      const routine = await findRoutine(db, ref);
      if (routine.routineType !== routineType) throw noSuchRoutine();
      return compoundRoutinesRepository(db).turnFavorite(ref, {
        at: clock.now(),
        shortestSeconds: SHORTEST_BETWEEN_TURNS_SECONDS,
      });
    },
  };
}

export const noSuchRoutine = () => notFound(texts.routines.noSuch);

export async function findRoutine(db: DatabaseHandle, ref: RoutineRef): Promise<RoutineRow> {
  const routine = await compoundRoutinesRepository(db).findById(ref);
  if (!routine) throw noSuchRoutine();
  return routine;
}

/** The number of queries does not grow with the number of routines. */
async function filled(
  db: DatabaseHandle,
  trainerId: number,
  routines: readonly RoutineRow[],
): Promise<FilledRoutines> {
  const ids = routines.map(({ id }) => id);
  const slots = ids.length > 0 ? await compoundRoutinesRepository(db).listSlots(ids) : [];
  const used = await usedExercisesService(db).read(
    trainerId,
    slots.map(({ exerciseId }) => exerciseId),
  );
  return { routines, slots, used };
}
