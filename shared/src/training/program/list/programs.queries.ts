import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import { listProgramCategories } from '@formline/shared/contracts/library/catalogues';
import { findPrograms, type programSources, readProgram } from '@formline/shared/contracts/library/programs';
import { pagesOf, queryOf } from '@formline/shared/query';
import { listSortings, type ListViewState } from '../../library-list/listViewState';
import { selectPages } from '../../library-list/listedPages';
import { DRAFT_ORIGIN } from '../../editing/draftOrigin';

export const PROGRAM_PAGE_SIZE = 20;
const PROGRAM_FRESH_MS = 30_000;
/** Categories change only with a new version of the product. */
const CATEGORIES_FRESH_MS = 60 * 60_000;

export type ProgramSource = (typeof programSources)[number];
export interface ProgramListing extends ListViewState {
  readonly source: ProgramSource;
  readonly categoryIds: readonly number[];
}

const selectPrograms = selectPages(({ programs }: EndpointResult<typeof findPrograms>) => programs);

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

/** One program with its workouts. Never refetched in the background, because it may be being edited. */
export const programQuery = (id: number) => ({
  ...queryOf(readProgram, { params: { id } }),
  ...DRAFT_ORIGIN,
  staleTime: PROGRAM_FRESH_MS,
});

export const noOwnProgramsQuery = () => ({
  ...queryOf(findPrograms, { query: { page: 1, size: 1, programSources: ['trainerOwned'] } }),
  select: ({ programs }: EndpointResult<typeof findPrograms>) => programs.length === 0,
});

export const programCategoriesQuery = () => ({
  ...queryOf(listProgramCategories, {}),
  staleTime: CATEGORIES_FRESH_MS,
});
