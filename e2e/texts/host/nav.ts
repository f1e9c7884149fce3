import type { SpecifiedText } from '../SpecifiedText';

const MENU = 'host/src/shell/profile-menu/ProfileMenu.test.tsx';
const PLAN = 'e2e/journeys/mf-clients/account-and-plan.spec.ts';
const ACCOUNT = 'host/src/shell/account/AccountPanel.test.tsx';

export const navTexts: readonly SpecifiedText[] = [
  { text: 'Your subscription has expired. Upgrade to access all clients.', where: PLAN },
  { text: 'Upgrade', where: PLAN },
  { text: 'Plus plan', where: MENU },
  { text: 'Base plan', where: 'host/src/shell/profile-menu/ProfileMenu.test.tsx' },
  { text: 'My Profiles', where: MENU },
  { text: 'Personal', where: MENU },
  { text: 'Log out', where: MENU },
  { text: 'Version', where: PLAN },
  { text: 'Reset Password', where: ACCOUNT },
  { text: 'Terms of Use', where: ACCOUNT },
  { text: 'Privacy Policy', where: ACCOUNT },
  {
    text: 'Something went wrong with making the password reset request. Please try again.',
    where: ACCOUNT,
  },
  {
    text: "You are viewing a Trainer's Dashboard. All actions and data shown are specific to this trainer.",
    where: 'e2e/journeys/mf-clients/manager.spec.ts',
  },
  { text: 'My Dashboard', where: 'e2e/journeys/mf-clients/manager.spec.ts' },
  { text: 'Education goes here', where: 'mf-libraries/src/routes/EducationRoute.test.tsx' },
];
