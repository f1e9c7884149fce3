import { isApiError } from '@formline/shared/api-client';
import { QueryClient } from '@formline/shared/query';

/** Answers younger than this are shown without asking again. */
const FRESH_MS = 30_000;
const MAX_RETRIES = 2;

/** What the server refused stays refused; an outage may pass. */
const mayPass = (error: unknown) => !isApiError(error) || error.status === 0 || error.status >= 500;

/** The one cache of server state in the page. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < MAX_RETRIES && mayPass(error),
      },
    },
  });
}
