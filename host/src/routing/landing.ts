import { landings } from '@formline/shared/domain/visitor';
import type { Session } from '@formline/shared/session';

/** Query parameter of the sign-in page that carries the page a visitor came for. */
export const REDIRECT_PARAMETER = 'redirectFrom';

/** Where somebody who is signed in lands. */
export const landingOf = (session: Extract<Session, { status: 'signed-in' }>): string =>
  landings[session.isManager ? 'manager' : 'trainer'];

/** The sign-in page's address for a visitor who came for `path`. */
export const loginPathFor = (path: string): string =>
  `${landings['signed-out']}?${new URLSearchParams({ [REDIRECT_PARAMETER]: path })}`;

/** Segments that are neither empty nor begin with a dot, then perhaps a query: nothing a browser would read as a way out. */
const OWN_ADDRESS = /^(?:\/[\w\-~%+,][\w\-.~%+,]*)+\/?(?:\?[\w\-./?=&%+~,]*)?$/;

/**
 * Where to go after signing in: the page the visitor came for, unless it is a dashboard page or no page of ours.
 * @param wanted value of `redirectFrom`, which anybody may have written into a link
 */
export function pathAfterLogin(wanted: string | null, landing: string): string {
  if (!wanted || !OWN_ADDRESS.test(wanted)) return landing;
  const isDashboard = /^\/(?:dashboard|login)(?:[/?]|$)|\/dashboard(?:[/?]|$)/.test(wanted);
  return isDashboard ? landing : wanted;
}
