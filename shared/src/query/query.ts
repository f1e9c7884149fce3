/** Every remote shares the host's query cache through this entry point. */
import { claimSingleton } from '../contracts/platform/singletonGuard';

claimSingleton('query');

export {
  infiniteQueryOptions,
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
export {
  cachedAnswer,
  cachedAnswers,
  cachedPages,
  changeAnswers,
  changeDerived,
  changePages,
  forget,
  hashOf,
  queriesOf,
  setAnswer,
} from './cachedAnswers';
export type { CachedQuery, InputPart } from './cachedAnswers';
export { announceChange, change, followChanges } from './changes';
export { derivedQueryOf, fileQueryOf, pagesOf, queryOf, useNextPage } from './queryOf';
export { useChange } from './useChange';
