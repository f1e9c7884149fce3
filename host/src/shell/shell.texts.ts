import { APP_VERSION } from '@formline/shared/contracts/product';

export const shellTexts = {
  mainNavigation: 'Main',
  subNavigation: (section: string) => section,
  profileMenu: (name: string) => `${name}, profile menu`,
  myProfiles: 'My Profiles',
  personalProfile: 'Personal',
  logOut: 'Log out',
  version: `Version ${APP_VERSION}`,
  deliveries: { title: 'Deliveries', loading: 'Loading deliveries' },
  search: 'Search',
  plans: { plus: 'Plus plan', base: 'Base plan' },
  upgrade: 'Upgrade',
  expired: 'Your subscription has expired. Upgrade to access all clients.',
  subscription: 'Subscription',
  profileChosen: (name: string) => `Switched to ${name}`,
  unreachable: {
    title: 'We can’t reach Formline',
    text: 'You are still signed in. Check your connection. We’ll keep trying.',
  },
  crashed: {
    title: 'Something went wrong on this page',
    text: 'What you saved is safe. Reload the page. If it happens again, sign out and back in.',
  },
  unavailable: {
    title: 'This page is not available right now',
    text: 'We couldn’t load this part of Formline. Try again in a moment.',
  },
};

export const accountTexts = {
  settings: 'Account settings',
  phone: 'Phone',
  password: 'Password',
  resetPassword: 'Reset Password',
  resetSent: (email: string) => `We have sent a link for a new password to ${email}.`,
  resetFailed: 'Something went wrong with making the password reset request. Please try again.',
  appearance: 'Appearance',
  schemes: { system: 'System', light: 'Light', dark: 'Dark' },
  documents: 'Documents',
  terms: 'Terms of Use',
  privacy: 'Privacy Policy',
};

export const shortcutsTexts = {
  title: 'Keyboard shortcuts',
  ofScreen: 'On this screen',
  everywhere: 'Everywhere',
  noneOfScreen: 'This screen has no shortcuts of its own.',
  open: 'Search and go anywhere',
  list: 'Show these shortcuts',
  close: 'Close a dialog or a menu',
  singleKeys: 'Single-key shortcuts',
  singleKeysHint: 'Turn them off if you dictate to your computer. Those with Ctrl or Command always work.',
};

export const smallScreenGateTexts = {
  title: 'Try the app for a better experience.',
  text: 'The dashboard is made for larger screens.',
  download: 'Download',
  continueAnyway: 'Continue anyway',
};
