import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { ClubScope } from '../contracts/people/clubScope';
import { clubScopeOf } from '../domain/accounts/clubProfiles';
import { useLastEvent } from '../events/events';
import { currentSession, type Session, subscribeToSession } from './sessionStore';

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, currentSession);
}

/** Calls back when the session ends by itself and takes the component along. A log-out does not count. */
export function useSessionEnd(onEnd: (userId: number) => void): void {
  const opened = useSession();
  const [userId] = useState(opened.status === 'signed-in' ? opened.user.id : null);
  const handleUnmount = useEffectEvent(() => {
    const session = currentSession();
    const hasEnded = session.status === 'signed-out' && session.reason !== 'asked';
    if (hasEnded && userId !== null) onEnd(userId);
  });
  // External system: the session.
  useEffect(() => () => handleUnmount(), []);
}

/** False for managers. */
export function useCanEdit(): boolean {
  const session = useSession();
  return session.status === 'signed-in' && !session.isManager;
}

/** The club scope of the list queries, from the event bus. */
export function useClubScope(): ClubScope {
  return clubScopeOf(useChosenClub());
}

/** The chosen club and location of new items, also while lists are not limited to a location. */
export function useSelectedClubScope(): ClubScope {
  return clubScopeOf(useChosenClub(), true);
}

const useChosenClub = () => useLastEvent('profile:club-selected', { clubId: null, locationId: null });
