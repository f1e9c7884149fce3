import { isApiError } from '@formline/shared/api-client';
import { OVERLOADED_KEY } from '@formline/shared/contracts/errorCodes';
import { MutationCache, QueryCache, QueryClient } from '@formline/shared/query';

const FRESH_MS = 30_000;
const MAX_RETRIES = 2;

/** Refusals stay, outages may pass. A call refused for overload has waited already. */
const mayPass = (error: unknown) =>
  !isApiError(error) || error.status === 0 || (error.status >= 500 && error.key !== OVERLOADED_KEY);

const NOBODY_THERE = [0, 502, 503, 504];

/** @param onNoAnswer called for a call without an answer, after its retries */
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
      // Offline changes fail at once: a change kept for later could still happen after the person gave up.
      mutations: { networkMode: 'always' },
    },
  });
}
