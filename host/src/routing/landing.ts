import { landings } from '@formline/shared/domain/accounts/visitor';
import { TODAY_PATH } from '@formline/shared/domain/clients/clientPaths';
import type { Session } from '@formline/shared/session';

export const REDIRECT_PARAMETER = 'redirectFrom';

/** A trainer begins on the client list, or on Today if they chose it. */
export const landingOf = ({ isManager, user }: Extract<Session, { status: 'signed-in' }>): string =>
  !isManager && user.landing === 'today' ? TODAY_PATH : landings[isManager ? 'manager' : 'trainer'];

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
