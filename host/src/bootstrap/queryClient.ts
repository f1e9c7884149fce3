import { isApiError } from '@formline/shared/api-client';
import { OVERLOADED_KEY } from '@formline/shared/contracts/errorCodes';
import { MutationCache, QueryCache, QueryClient } from '@formline/shared/query';

/** Answers younger than this are shown without asking again. */
const FRESH_MS = 30_000;
const MAX_RETRIES = 2;

/** What the server refused stays refused; an outage may pass. A call that was refused for being one too many has waited. */
const mayPass = (error: unknown) =>
  !isApiError(error) || error.status === 0 || (error.status >= 500 && error.key !== OVERLOADED_KEY);

/** Statuses by which a proxy says that nobody behind it answers. */
const NOBODY_THERE = [0, 502, 503, 504];

/**
 * The one cache of server state in the page.
 * @param onNoAnswer told of a call that found nobody at the other end, after its tries
 */
export function createQueryClient(onNoAnswer: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (isApiError(error) && NOBODY_THERE.includes(error.status)) onNoAnswer();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < MAX_RETRIES && mayPass(error),
      },
      // A change asked for without a line fails at once: kept for later, one given up by then would still happen.
      mutations: { networkMode: 'always' },
    },
  });
}
