import type { SignedOutReason } from './sessionStore';

export const signedOutTexts: Readonly<Record<SignedOutReason, string | null>> = {
  asked: null,
  idle: 'You were logged out because Formline was not used for a while. Sign in to continue.',
  refused: 'Your session has ended. Sign in to continue.',
  damaged: 'No refresh token found to authenticate with. Please log back in',
};
