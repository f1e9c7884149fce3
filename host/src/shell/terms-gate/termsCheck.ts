import { call } from '@formline/shared/api-client';
import { acceptUsage, checkTerms } from '@formline/shared/contracts/legalDocuments';
import { queryOptions, useMutation, useQueryClient } from '@formline/shared/query';

/** A tab that stays open for days checks again on return after this time. */
const CHECK_AGAIN_MS = 3_600_000;

export const ASK_AGAIN_MS = 30_000;

/** A failed check does not stop the person. */
export const termsCheckQuery = (userId: number) =>
  queryOptions({
    queryKey: ['terms-check', userId],
    queryFn: ({ signal }) => call(checkTerms, {}, { signal }),
    staleTime: CHECK_AGAIN_MS,
    refetchInterval: ({ state }) => (state.status === 'error' ? ASK_AGAIN_MS : false),
  });

/** @param onAccepted called once the query is updated, even after unmounting */
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
