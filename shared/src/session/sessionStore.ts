import type { ClubProfile, CurrentUser } from '../contracts/people/users';

/**
 * Why a session ended: somebody asked for it, was away too long, or the server would not go on with it. `damaged` is a
 * record in the browser that cannot be read any more.
 */
export const signedOutReasons = ['asked', 'idle', 'refused', 'damaged'] as const;
export type SignedOutReason = (typeof signedOutReasons)[number];

/** Who is using the dashboard. */
export type Session =
  | { readonly status: 'restoring' }
  | {
      readonly status: 'signed-out';
      /** The state of the sign-in attempt; a failed one ends at once. */
      readonly attempt: 'none' | 'pending' | 'failed';
      /** Why the session before this ended; null when there was none on this page. */
      readonly reason: SignedOutReason | null;
    }
  /** Tokens are there but the server did not answer. */
  | { readonly status: 'unreachable' }
  | {
      readonly status: 'signed-in';
      readonly user: CurrentUser;
      /** A manager sees everything and changes nothing. */
      readonly isManager: boolean;
      /** The chosen club, null for the personal profile. */
      readonly club: ClubProfile | null;
      /** The chosen location of the club, null for the whole club. */
      readonly locationId: number | null;
    };

/** The session in the product's four words. */
export type LoginState = 'LOGOUT' | 'PENDING' | 'LOGIN' | 'ERROR';

/** While tokens are being checked, the person is neither signed in nor out. */
export function loginStateOf(session: Session): LoginState {
  if (session.status === 'signed-in') return 'LOGIN';
  if (session.status !== 'signed-out') return 'PENDING';
  return ({ none: 'LOGOUT', pending: 'PENDING', failed: 'ERROR' } as const)[session.attempt];
}

let session: Session = { status: 'restoring' };
const listeners = new Set<() => void>();

export const currentSession = (): Session => session;

export function setSession(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
