import {
  acceptUsage,
  checkTerms,
  type LegalDocumentType,
  type TermsCheck,
} from '@formline/shared/contracts/accounts/legalDocuments';
import { hashOf, queryOf, setAnswer, useChange } from '@formline/shared/query';

/** A tab that stays open for days checks again on return after this time. */
const CHECK_AGAIN_MS = 3_600_000;

export const ASK_AGAIN_MS = 30_000;

/** A failed check does not stop the person. */
export const termsCheckQuery = {
  ...queryOf(checkTerms, {}),
  staleTime: CHECK_AGAIN_MS,
  refetchInterval: ({ state }: { readonly state: { readonly status: string } }) =>
    state.status === 'error' ? ASK_AGAIN_MS : false,
};

/** @param onAccepted called once the query is updated, even after unmounting */
export const useAcceptUsage = (onAccepted: () => void) =>
  useChange(acceptUsage, {
    input: () => ({}),
    update: (cache, check) => {
      setAnswer(cache, termsCheckQuery, check);
      return [hashOf(termsCheckQuery)];
    },
    onSuccess: onAccepted,
  });

export function openDocuments(
  check: TermsCheck,
  accepted: readonly LegalDocumentType[],
): LegalDocumentType[] {
  const required: LegalDocumentType[] = [
    ...(check.required_tc_update ? (['terms-conditions'] as const) : []),
    ...(check.requires_pp_update ? (['privacy-policy'] as const) : []),
  ];
  return required.filter((document) => !accepted.includes(document));
}
