import type { SignedOutReason } from './sessionStore';

/** What the sign-in page says of the session that ended before; nothing to somebody who logged out. */
export const signedOutTexts: Readonly<Record<SignedOutReason, string | null>> = {
  asked: null,
  idle: 'You were logged out because Formline was not used for a while. Sign in to continue.',
  refused: 'Your session has ended. Sign in to continue.',
  damaged: 'No refresh token found to authenticate with. Please log back in',
};
