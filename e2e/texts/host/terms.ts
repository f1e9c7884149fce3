import type { SpecifiedText } from '../SpecifiedText';

const GATE = 'e2e/journeys/host/terms.spec.ts';
const VIEWER = 'mf-auth/src/routes/LegalDocumentRoute.test.tsx';

export const termsTexts: readonly SpecifiedText[] = [
  { text: 'View', where: GATE },
  { text: 'Logout', where: GATE },
  { text: 'Accept and Continue', where: GATE },
  { text: 'Close', where: GATE },
  { text: 'Could not load terms and conditions', where: VIEWER },
  { text: 'Could not load privacy policy', where: 'mf-auth/src/routes/LegalDocumentRoute.test.tsx' },
  {
    text: 'unsupported document type',
    where: 'mf-auth/src/features/legal-documents/LegalDocumentSlot.test.tsx',
  },
];
