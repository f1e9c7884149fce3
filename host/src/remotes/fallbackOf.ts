import type { RegistryEntry } from '@formline/shared/contracts/registry';
import { liveRemotes } from './liveRemotes';

/** The build to go back to in this page when another one fails; null when there is none. */
export function fallbackOf({ name, build, disabled }: RegistryEntry): RegistryEntry | null {
  const fallback = liveRemotes().registry?.remotes.find((remote) => remote.name === name)?.fallback;
  return fallback && fallback.build !== build ? { ...fallback, name, source: 'fallback', disabled } : null;
}
