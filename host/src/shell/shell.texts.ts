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
  profileChosen: (name: string) => `Profile ${name} chosen`,
  loading: 'Loading Formline',
  unreachable: {
    title: 'Formline cannot be reached',
    text: 'You are still signed in. Check your connection; it is tried again by itself.',
  },
  retry: 'Try again',
  crashed: {
    title: 'Something went wrong on this page',
    text: 'What you saved is safe. Load the page again; if it happens once more, sign out and in.',
  },
  unavailable: {
    title: 'This page is not available right now',
    text: 'The part of Formline it belongs to is missing. Try again in a moment.',
  },
};
