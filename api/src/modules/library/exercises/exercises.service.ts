import type { findExercises } from '@formline/shared/contracts/library/exercises';
import { exerciseTags } from '@formline/shared/contracts/library/exerciseTags';
import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import type * as z from '@formline/shared/contracts/schema';
import { mapValues } from '@formline/shared/domain/text/typedRecords';
import type { DatabaseHandle, Transaction } from '../../../database/database';
import { notFound } from '../../../plugins/HttpProblem';
import { adjustmentsRepository } from './adjustments.repository';
import { type ExerciseRow, exercisesRepository } from './exercises.repository';
import { exerciseSearchRepository } from './exerciseSearch.repository';
import { readExerciseTags, tagsOfFound } from './exerciseTags.repository';
import type { ExercisePage, ExerciseWithAdjustments } from './taggedExercises';
import { searchPage } from '../libraryLists/searchPage';
import { libraryTexts as texts } from '../library.texts';

type ExerciseSearch = z.output<(typeof findExercises)['query']>;

export function exercisesService(db: DatabaseHandle) {
  const repository = exercisesRepository(db);
  const searches = exerciseSearchRepository(db);
  const find = async (trainerId: number, id: number): Promise<ExerciseRow> => {
    const exercise = await repository.findById(trainerId, id);
    if (!exercise) throw noSuchExercise();
    return exercise;
  };
  /** The provider's exercises count as not found, because they cannot be changed. */
  const findOwn = async (trainerId: number, id: number): Promise<ExerciseRow> => {
    const exercise = await find(trainerId, id);
    if (exercise.ownerId !== trainerId) throw noSuchExercise();
    return exercise;
  };
  return {
    async find(trainerId: number, search: ExerciseSearch): Promise<ExercisePage> {
      const { exercisesFilter: sources } = search;
      const query = {
        trainerId,
        ownOnes: sources.length === 0 || sources.includes('trainer'),
        providersOnes: sources.length === 0 || sources.includes(PRODUCT_SLUG),
        tagIds: mapValues(exerciseTags, ({ filter }) => search[filter]),
        isFavorite: search.is_favorite,
        ownFirst: search.groupBySource === true,
        sortField: search.sortField,
        sortOrder: search.sortOrder,
      };
      const { rows: exercises, ...page } = await searchPage({
        search,
        find: (parts, range) => searches.find({ ...query, ...parts, ...range }),
        listNames: () => searches.listNames(query),
        listByIds: (ids) => searches.listByIds(query, ids),
      });
      return { exercises, tags: tagsOfFound(exercises), ...page };
    },

    async read(trainerId: number, id: number): Promise<ExerciseWithAdjustments> {
      return withAdjustments(db, trainerId, await find(trainerId, id));
    },

    findOwn,

    async readOwn(trainerId: number, id: number): Promise<ExerciseWithAdjustments> {
      return withAdjustments(db, trainerId, await findOwn(trainerId, id));
    },
  };
}

export async function toggleFavorite(db: Transaction, trainerId: number, id: number): Promise<boolean> {
  const repository = exercisesRepository(db);
  if (!(await repository.findById(trainerId, id))) throw noSuchExercise();
  return repository.toggleFavorite(trainerId, id);
}

async function withAdjustments(
  db: DatabaseHandle,
  trainerId: number,
  exercise: ExerciseRow,
): Promise<ExerciseWithAdjustments> {
  const adjustments = await adjustmentsRepository(db).list(trainerId, [exercise.id]);
  const ids = adjustments.map(({ exerciseId }) => exerciseId);
  const exercises = ids.length > 0 ? await exercisesRepository(db).listByIds(trainerId, ids) : [];
  const tags = await readExerciseTags(db, [exercise.id, ...ids]);
  return { exercise, exercises, adjustments, tags };
}

export const noSuchExercise = () => notFound(texts.exercises.noSuch);
