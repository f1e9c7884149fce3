import { CLIENTS_PATH } from '../clients/clientPaths';

/** Who is looking at the dashboard. */
export type Visitor = 'trainer' | 'manager' | 'signed-out';

/** Where each visitor belongs who asked for no page, or for one they may not see. */
export const landings: Readonly<Record<Visitor, string>> = {
  trainer: CLIENTS_PATH,
  manager: '/dashboard/cc-dashboard',
  'signed-out': '/login',
};

/** Cookie that tells the server who is signed in (`trainer` or `manager`), to choose what to load early. It grants nothing. */
export const VISITOR_COOKIE = 'formline_visitor';
