/** The entry point to the operator's configuration, one for host and remotes. */
import { useSyncExternalStore } from 'react';
import { claimSingleton } from '../contracts/platform/singletonGuard';
import { parseSiteConfig, type SiteConfig } from '../contracts/platform/siteConfig';

claimSingleton('site-config');

let current: SiteConfig = parseSiteConfig(null);
const listeners = new Set<() => void>();

/** The configuration that holds now; the defaults until the host has read it. */
export const siteConfig = (): SiteConfig => current;

/** Sets the configuration. The host calls it at the start and after each newer read. */
export function setSiteConfig(next: SiteConfig): void {
  current = next;
  for (const listener of listeners) listener();
}

/** The configuration as state. A change, such as the end of maintenance, renders again. */
export function useSiteConfig(): SiteConfig {
  return useSyncExternalStore(subscribe, siteConfig, siteConfig);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
