import type { Session } from '@formline/shared/session';

/** Where somebody who is signed in lands. */
/** The client list: a trainer's landing, and where choosing a profile leads. */
export const CLIENTS_PATH = '/clients/my-clients';
const MANAGER_LANDING = '/dashboard/cc-dashboard';
export const LOGIN_PATH = '/login';

/** Query parameter of the sign-in page that carries the page a visitor came for. */
export const REDIRECT_PARAMETER = 'redirectFrom';

export const landingOf = (session: Extract<Session, { status: 'signed-in' }>): string =>
  session.isManager ? MANAGER_LANDING : CLIENTS_PATH;

/** The sign-in page's address for a visitor who came for `path`; the bare root needs no return. */
export const loginPathFor = (path: string): string =>
  path === '/' ? LOGIN_PATH : `${LOGIN_PATH}?${new URLSearchParams({ [REDIRECT_PARAMETER]: path })}`;

/**
 * Where to go after signing in: the page the visitor came for, unless it is a dashboard page or no page of ours.
 * @param wanted value of `redirectFrom`, which anybody may have written into a link
 */
export function pathAfterLogin(wanted: string | null, landing: string): string {
  if (!wanted || !/^\/(?![/\\])[\w\-./?=&%]*$/.test(wanted)) return landing;
  const isDashboard = /^\/(?:dashboard|login)(?:[/?]|$)|\/dashboard(?:[/?]|$)/.test(wanted);
  return isDashboard ? landing : wanted;
}
