import { useSyncExternalStore } from 'react';
import type { ClubScope } from '../contracts/clubScope';
import { clubScopeOf } from '../domain/clubProfiles';
import { useLastEvent } from '../events/events';
import { currentSession, type Session, subscribeToSession } from './sessionStore';

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, currentSession);
}

/** May the signed-in user change anything? A manager may not. */
export function useCanEdit(): boolean {
  const session = useSession();
  return session.status === 'signed-in' && !session.isManager;
}

/** The chosen club as the lists' query, heard over the bus. */
export function useClubScope(): ClubScope {
  return clubScopeOf(useLastEvent('profile:club-selected', { clubId: null, locationId: null }));
}
