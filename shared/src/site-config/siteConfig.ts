/** The one door to what an operator has decided about this site: host and remotes read the same. */
import { useSyncExternalStore } from 'react';
import { claimSingleton } from '../contracts/singletonGuard';
import { parseSiteConfig, type SiteConfig } from '../contracts/siteConfig';

claimSingleton('site-config');

let current: SiteConfig = parseSiteConfig(null);
const listeners = new Set<() => void>();

/** The configuration that holds now; the defaults until the host has read it. */
export const siteConfig = (): SiteConfig => current;

/** Puts the configuration in place; called by the host, at the start and whenever it has read a newer one. */
export function setSiteConfig(next: SiteConfig): void {
  current = next;
  for (const listener of listeners) listener();
}

/** The configuration as state: a change, such as the end of maintenance, reaches whoever shows it. */
export function useSiteConfig(): SiteConfig {
  return useSyncExternalStore(subscribe, siteConfig, siteConfig);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
