import type { ClubProfile, CurrentUser } from '../contracts/people/users';

/** `asked`: by the person. `refused`: by the server. `damaged`: the record in the browser is unreadable. */
export const signedOutReasons = ['asked', 'idle', 'refused', 'damaged'] as const;
export type SignedOutReason = (typeof signedOutReasons)[number];

export type Session =
  | { readonly status: 'restoring' }
  | {
      readonly status: 'signed-out';
      /** A failed attempt ends at once. */
      readonly attempt: 'none' | 'pending' | 'failed';
      /** Why the session before ended; null when there was none on this page. */
      readonly reason: SignedOutReason | null;
    }
  /** Tokens are there but the server did not answer. */
  | { readonly status: 'unreachable' }
  | {
      readonly status: 'signed-in';
      readonly user: CurrentUser;
      /** A manager sees everything and changes nothing. */
      readonly isManager: boolean;
      /** Null for the personal profile. */
      readonly club: ClubProfile | null;
      /** Null for all locations. */
      readonly locationId: number | null;
    };

export type LoginState = 'LOGOUT' | 'PENDING' | 'LOGIN' | 'ERROR';

/** While tokens are checked, the person is neither signed in nor out. */
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
