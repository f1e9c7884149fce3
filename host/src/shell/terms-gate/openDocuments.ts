import type { LegalDocumentType, TermsCheck } from '@formline/shared/contracts/accounts/legalDocuments';

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
