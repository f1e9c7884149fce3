import type { SpecifiedText } from '../SpecifiedText';

const GATE = 'e2e/journeys/host/terms.spec.ts';
const VIEWER = 'mf-auth/src/routes/LegalDocumentRoute.test.tsx';

/** The update prompt with its two answers, the viewer with its two, and what the viewer says when it cannot show. */
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
