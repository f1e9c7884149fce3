import { useSyncExternalStore } from 'react';
import type { ClubProfile } from '../contracts/people/users';

/** A profile that was chosen in another tab; null stands for the personal one. */
export interface ProfileSwitch {
  /** The profile this tab had when the other one was chosen. */
  readonly from: ClubProfile | null;
  readonly to: ClubProfile | null;
  /** False when this tab has something unsaved and keeps its profile. */
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

/** The last switch in another tab that is not answered here; null when there is none. */
export function useProfileSwitch(): ProfileSwitch | null {
  return useSyncExternalStore(subscribe, currentProfileSwitch, currentProfileSwitch);
}
