import { landings } from '@formline/shared/domain/accounts/visitor';
import type { Session } from '@formline/shared/session';

export const REDIRECT_PARAMETER = 'redirectFrom';

export const landingOf = (session: Extract<Session, { status: 'signed-in' }>): string =>
  landings[session.isManager ? 'manager' : 'trainer'];

export const loginPathFor = (path: string): string =>
  `${landings['signed-out']}?${new URLSearchParams({ [REDIRECT_PARAMETER]: path })}`;

/** No empty segments or leading dots: nothing a browser reads as another origin. */
const OWN_ADDRESS = /^(?:\/[\w\-~%+,][\w\-.~%+,]*)+\/?(?:\?[\w\-./?=&%+~,]*)?$/;

/** @param wanted value of `redirectFrom`, which anybody may have written into a link */
export function pathAfterLogin(wanted: string | null, landing: string): string {
  if (!wanted || !OWN_ADDRESS.test(wanted)) return landing;
  const isDashboard = /^\/(?:dashboard|login)(?:[/?]|$)|\/dashboard(?:[/?]|$)/.test(wanted);
  return isDashboard ? landing : wanted;
}
