import { call } from '@formline/shared/api-client';
import { acceptUsage, checkTerms } from '@formline/shared/contracts/legalDocuments';
import { queryOptions, useMutation, useQueryClient } from '@formline/shared/query';

/** Who keeps a tab open for days hears of new terms when coming back to it after this long. */
const CHECK_AGAIN_MS = 3_600_000;

/** After a check that failed it is asked again this often, behind the page. */
export const ASK_AGAIN_MS = 30_000;

/** Which documents the signed-in person must accept. Nobody is held up while the server cannot say so. */
export const termsCheckQuery = (userId: number) =>
  queryOptions({
    queryKey: ['terms-check', userId],
    queryFn: ({ signal }) => call(checkTerms, {}, { signal }),
    staleTime: CHECK_AGAIN_MS,
    refetchInterval: ({ state }) => (state.status === 'error' ? ASK_AGAIN_MS : false),
  });

/**
 * Accepts both documents as they are in force.
 * @param onAccepted told when the check knows of it, even if whoever accepted is no longer on the page
 */
export function useAcceptUsage(userId: number, onAccepted: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(acceptUsage, {}),
    onSuccess: (check) => {
      cache.setQueryData(termsCheckQuery(userId).queryKey, check);
      onAccepted();
    },
  });
}
