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
  loading: 'Loading Formline',
  unreachable: {
    title: 'We can’t reach Formline',
    text: 'You are still signed in. Check your connection. We’ll keep trying.',
  },
  retry: 'Try again',
  crashed: {
    title: 'Something went wrong on this page',
    text: 'What you saved is safe. Reload the page. If it happens again, sign out and back in.',
  },
  unavailable: {
    title: 'This page is not available right now',
    text: 'We couldn’t load this part of Formline. Try again in a moment.',
  },
};
