import type { ClubProfile, CurrentUser } from '../contracts/users';

/** Who is using the dashboard. */
export type Session =
  | { readonly status: 'restoring' }
  | { readonly status: 'signed-out' }
  /** Tokens are there but the server did not answer. */
  | { readonly status: 'unreachable' }
  | {
      readonly status: 'signed-in';
      readonly user: CurrentUser;
      /** A manager sees everything and changes nothing. */
      readonly isManager: boolean;
      /** The chosen club, null for the personal profile. */
      readonly club: ClubProfile | null;
    };

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
