import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import { listProgramCategories } from '@formline/shared/contracts/library/catalogues';
import { findPrograms, type programSources, readProgram } from '@formline/shared/contracts/library/programs';
import { pagesOf, queryOf } from '@formline/shared/query';
import type { ListViewState } from '../../library-list/listViewState';
import { listSortings } from '../../library-list/listSortings';
import { selectPages } from '../../library-list/listedPages';

/** How many programs one page of the list brings. */
export const PROGRAM_PAGE_SIZE = 20;
/** For so long a program that is opened again is shown as it is known. */
const PROGRAM_FRESH_MS = 30_000;
/** Categories change with a new edition of the product alone. */
const CATEGORIES_FRESH_MS = 60 * 60_000;

export type ProgramSource = (typeof programSources)[number];
/** Which programs a list shows, and in which order. */
export interface ProgramListing extends ListViewState {
  readonly source: ProgramSource;
  readonly categoryIds: readonly number[];
}

const selectPrograms = selectPages(({ programs }: EndpointResult<typeof findPrograms>) => programs);

/** Programs of one source, page after page. */
export const programListQuery = ({ source, search, order, categoryIds }: ProgramListing) => ({
  ...pagesOf(findPrograms, {
    input: (page) => ({
      query: {
        page,
        size: PROGRAM_PAGE_SIZE,
        programSources: [source],
        ...listSortings[order],
        ...(search && { search }),
        ...(categoryIds.length > 0 && { categoryIds: [...categoryIds] }),
      },
    }),
    next: ({ nextPage }) => nextPage,
  }),
  select: selectPrograms,
});

/** One program with its workouts. It is not asked for again behind somebody who is changing it. */
export const programQuery = (id: number) => ({
  ...queryOf(readProgram, { params: { id } }),
  meta: { isDraftOrigin: true },
  staleTime: PROGRAM_FRESH_MS,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** Whether the trainer has no program yet: page 1, size 1 of the own ones. */
export const noOwnProgramsQuery = () => ({
  ...queryOf(findPrograms, { query: { page: 1, size: 1, programSources: ['trainerOwned'] } }),
  select: ({ programs }: EndpointResult<typeof findPrograms>) => programs.length === 0,
});

export const programCategoriesQuery = () => ({
  ...queryOf(listProgramCategories, {}),
  staleTime: CATEGORIES_FRESH_MS,
});
