import { CLIENTS_PATH } from '../clients/clientPaths';

export type Visitor = 'trainer' | 'manager' | 'signed-out';

export const landings: Readonly<Record<Visitor, string>> = {
  trainer: CLIENTS_PATH,
  manager: '/dashboard/cc-dashboard',
  'signed-out': '/login',
};

/** Cookie with `trainer` or `manager`, so that the server preloads the right modules. It grants nothing. */
export const VISITOR_COOKIE = 'formline_visitor';

/** Cookie with `club` or `personal`, so that the first paint has the colour of the profile. */
export const PROFILE_COOKIE = 'formline_profile';
