import type { LegalDocumentType, TermsCheck } from '@formline/shared/contracts/accounts/legalDocuments';

export function presentTermsCheck(open: readonly LegalDocumentType[]): TermsCheck {
  return {
    requires_pp_update: open.includes('privacy-policy'),
    required_tc_update: open.includes('terms-conditions'),
  };
}
