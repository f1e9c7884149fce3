import type { findPrograms } from '@formline/shared/contracts/library/programs';
import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import type * as z from '@formline/shared/contracts/schema';
import type { DatabaseHandle } from '../../../database/database';
import { notFound } from '../../../plugins/HttpProblem';
import { searchPage } from '../libraryLists/searchPage';
import {
  programCategoriesRepository,
  type ProgramPage,
  programsRepository,
  type ProgramWithWorkouts,
} from './programs.repository';
import { libraryTexts as texts } from '../library.texts';

type ProgramSearch = z.output<(typeof findPrograms)['query']>;

export function programsService(db: DatabaseHandle) {
  const programs = programsRepository(db);
  return {
    async find(trainerId: number, search: ProgramSearch): Promise<ProgramPage> {
      const { programSources: sources, categoryIds, sortField, sortOrder } = search;
      const query = {
        trainerId,
        ownOnes: sources.length === 0 || sources.includes('trainerOwned'),
        providersOnes: sources.length === 0 || sources.includes(`${PRODUCT_SLUG}Owned`),
        categoryIds,
        sortField,
        sortOrder,
      };
      return searchPage({
        search,
        find: (parts, range) => programs.find({ ...query, ...parts, ...range }),
        listNames: () => programs.listNames(query),
        listByIds: (ids) => programs.listByIds(query, ids),
      });
    },

    async read(trainerId: number, id: number): Promise<ProgramWithWorkouts> {
      const program = await programs.findById(trainerId, id);
      if (!program) throw noSuchProgram();
      const isOwn = program.ownerId === trainerId;
      return {
        program,
        workouts: await programs.listWorkouts(id),
        unusedCopyIds: isOwn ? await programs.listUnusedCopies(trainerId, id) : [],
      };
    },
  };
}

export const noSuchProgram = () => notFound(texts.programs.noSuch);

export async function categoryOf(db: DatabaseHandle, numberOrLabel: number | string): Promise<number> {
  const found = await programCategoriesRepository(db).find(numberOrLabel);
  if (found === null) throw notFound(texts.programs.noSuchCategory);
  return found;
}
