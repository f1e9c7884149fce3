import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import type * as z from '@formline/shared/contracts/schema';
import type { findOtherWorkouts, findWorkouts } from '@formline/shared/contracts/library/workouts';
import type { DatabaseHandle } from '../../../database/database';
import { forbidden, invalidInput, notFound } from '../../../plugins/HttpProblem';
import { searchPage } from '../libraryLists/searchPage';
import type { WorkoutContent } from './workoutContent.repository';
import { workoutContentService } from './workoutContent.service';
import { workoutListRepository, type WorkoutPage } from './workoutList.repository';
import { type WorkoutWithContent, type WorkoutRow, workoutsRepository } from './workouts.repository';
import { libraryTexts as texts } from '../library.texts';

type WorkoutSearch = z.output<(typeof findWorkouts)['query']>;

type LeftOut = z.output<(typeof findOtherWorkouts)['body']>;

const NOTHING_LEFT_OUT: LeftOut = { excludeIds: [], outsidePrograms: false };

export function workoutsService(db: DatabaseHandle) {
  const workouts = workoutsRepository(db);
  return {
    async find(
      trainerId: number,
      search: WorkoutSearch,
      { excludeIds: excludedIds, outsidePrograms }: LeftOut = NOTHING_LEFT_OUT,
    ): Promise<WorkoutPage> {
      const { sortField, sortOrder } = search;
      const list = workoutListRepository(db);
      const query = { trainerId, ...authorsOf(search), excludedIds, outsidePrograms, sortField, sortOrder };
      const page = await searchPage({
        search,
        find: (parts, range) => list.find({ ...query, ...parts, ...range }),
        listNames: () => list.listNames(query),
        listByIds: (ids) => list.listByIds(query, ids),
      });
      const own = page.rows.flatMap(({ id, ownerId }) => (ownerId === null ? [] : [id]));
      const programNames = own.length > 0 ? await list.listProgramNames(trainerId, own) : new Map();
      return { ...page, programNames };
    },

    async read(trainerId: number, id: number): Promise<WorkoutWithContent> {
      const [workout] = await workouts.findReadable(trainerId, [id]);
      if (!workout) throw noSuchWorkout();
      return { workout, content: await workoutContentService(db).read(trainerId, [id]) };
    },

    async readAll(
      trainerId: number,
      ids: readonly number[],
    ): Promise<{ readonly workouts: readonly WorkoutRow[]; readonly content: WorkoutContent }> {
      if (ids.length === 0) throw invalidInput(texts.workouts.noIds);
      const found = new Map((await workouts.findReadable(trainerId, ids)).map((row) => [row.id, row]));
      const named = [...new Set(ids)].map((id) => found.get(id) ?? null);
      const readable = named.filter((workout) => workout !== null);
      if (readable.length !== named.length) throw noSuchWorkout();
      return { workouts: readable, content: await workoutContentService(db).read(trainerId, ids) };
    },

    /** Locks the row. The provider's workouts can only be copied; any other counts as not found. */
    async findChangeable(trainerId: number, id: number) {
      const own = await workouts.findOwnAndLock(trainerId, id);
      if (own) return own;
      const [readable] = await workouts.findReadable(trainerId, [id]);
      if (readable && readable.ownerId === null) {
        throw forbidden(texts.workouts.providersIsFixed);
      }
      throw noSuchWorkout();
    },
  };
}

export const noSuchWorkout = () => notFound(texts.workouts.noSuch);

/** No flag means all authors, one flag excludes the others; the filter narrows the result. */
function authorsOf({ workoutFilter, getPublic, getPrivate }: WorkoutSearch) {
  const isOpen = getPublic === undefined && getPrivate === undefined;
  const passes = (author: (typeof workoutFilter)[number]) =>
    workoutFilter.length === 0 || workoutFilter.includes(author);
  return {
    ownOnes: (isOpen || getPrivate === true) && passes('trainer'),
    providersOnes: (isOpen || getPublic === true) && passes(PRODUCT_SLUG),
  };
}
