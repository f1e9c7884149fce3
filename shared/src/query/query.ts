/** The one door to the query cache: every remote shares the host's cache through it. */
import { claimSingleton } from '../contracts/singletonGuard';

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
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
