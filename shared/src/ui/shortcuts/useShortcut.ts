import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import {
  areSingleKeysOn,
  currentShortcuts,
  registerShortcut,
  type Shortcut,
  subscribeToShortcuts,
} from './shortcutRegistry';

/**
 * Makes a shortcut work, and be listed on "?", while the component stands. Without `run` it is listed only, for keys
 * that a grid or a calendar hears itself. Null: there is none at present.
 */
export function useShortcut(shortcut: Shortcut | null): void {
  const { keys, label, scope, run } = shortcut ?? {};
  const isActive = run !== undefined;
  const runLatest = useEffectEvent(() => run?.());
  // Meets the outside world: the key is heard wherever focus is.
  useEffect(() => {
    if (keys === undefined || label === undefined || scope === undefined) return undefined;
    return registerShortcut({ keys, label, scope, run: isActive ? () => runLatest() : undefined });
  }, [keys, label, scope, isActive]);
}

/** The shortcuts of the page as it stands, as state. */
export const useShortcuts = (): readonly Shortcut[] =>
  useSyncExternalStore(subscribeToShortcuts, currentShortcuts, currentShortcuts);

/** Whether single keys work, as state. */
export const useAreSingleKeysOn = (): boolean =>
  useSyncExternalStore(subscribeToShortcuts, areSingleKeysOn, areSingleKeysOn);
