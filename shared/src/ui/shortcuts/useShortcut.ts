import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import {
  areSingleKeysOn,
  currentShortcuts,
  registerShortcut,
  type Shortcut,
  subscribeToShortcuts,
} from './shortcutRegistry';

/** Registers a shortcut while the component is mounted; null registers none. */
export function useShortcut(shortcut: Shortcut | null): void {
  const { keys, label, scope, run } = shortcut ?? {};
  const isActive = run !== undefined;
  const runLatest = useEffectEvent(() => run?.());
  useEffect(() => {
    if (keys === undefined || label === undefined || scope === undefined) return undefined;
    return registerShortcut({ keys, label, scope, run: isActive ? () => runLatest() : undefined });
  }, [keys, label, scope, isActive]);
}

export const useShortcuts = (): readonly Shortcut[] =>
  useSyncExternalStore(subscribeToShortcuts, currentShortcuts, currentShortcuts);

export const useAreSingleKeysOn = (): boolean =>
  useSyncExternalStore(subscribeToShortcuts, areSingleKeysOn, areSingleKeysOn);
