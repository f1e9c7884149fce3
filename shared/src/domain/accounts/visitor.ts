import { CLIENTS_PATH } from '../clients/clientPaths';

/** Who is looking at the dashboard. */
export type Visitor = 'trainer' | 'manager' | 'signed-out';

/** The start page of each visitor. */
export const landings: Readonly<Record<Visitor, string>> = {
  trainer: CLIENTS_PATH,
  manager: '/dashboard/cc-dashboard',
  'signed-out': '/login',
};

/** Cookie that tells the server who is signed in (`trainer` or `manager`), to choose what to load early. It grants nothing. */
export const VISITOR_COOKIE = 'formline_visitor';
