import { useSyncExternalStore } from 'react';
import type { ClubProfile } from '../contracts/people/users';

/** A profile chosen in another tab; null is the personal one. */
export interface ProfileSwitch {
  readonly from: ClubProfile | null;
  readonly to: ClubProfile | null;
  /** False when unsaved work keeps this tab on its profile. */
  readonly isFollowed: boolean;
}

let profileSwitch: ProfileSwitch | null = null;
const listeners = new Set<() => void>();

export function setProfileSwitch(next: ProfileSwitch | null): void {
  profileSwitch = next;
  for (const listener of listeners) listener();
}

export const currentProfileSwitch = (): ProfileSwitch | null => profileSwitch;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The last unanswered switch in another tab, or null. */
export function useProfileSwitch(): ProfileSwitch | null {
  return useSyncExternalStore(subscribe, currentProfileSwitch, currentProfileSwitch);
}
