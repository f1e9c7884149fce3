import type { SpecifiedText } from '../SpecifiedText';

const SESSION_TIMEOUT = 'host/src/shell/session-timeout/SessionTimeout.test.tsx';
const SMALL_SCREENS = 'e2e/journeys/host/small-screens.spec.ts';

export const gatesTexts: readonly SpecifiedText[] = [
  { text: 'Session Timeout', where: 'e2e/journeys/sessions/session-timeout.spec.ts' },
  {
    text: "You're being timed out due to inactivity. You will be logged out in {m:ss}",
    where: SESSION_TIMEOUT,
  },
  { text: 'Stay Logged in', where: SESSION_TIMEOUT },
  { text: 'Log out', where: SESSION_TIMEOUT },
  { text: 'Try the app for a better experience.', where: SMALL_SCREENS },
  { text: 'Download', where: SMALL_SCREENS },
];

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

const CLIENT_TEST = 'shared/src/api-client/apiClient.test.ts';

export const sessionTexts: readonly SpecifiedText[] = [
  { text: 'Grant type provided is invalid', where: 'api/src/modules/accounts/tokens/signIn.test.ts' },
  { text: 'User does not have access information and must login', where: CLIENT_TEST },
  {
    text: 'No refresh token found to authenticate with. Please log back in',
    where: 'shared/src/session/session.test.ts',
  },
  { text: 'A server error occurred. Please try again later.', where: CLIENT_TEST },
  { text: 'Unexpected Error', where: CLIENT_TEST },
];
