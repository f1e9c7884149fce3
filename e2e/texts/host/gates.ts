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
