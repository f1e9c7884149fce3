import type { RegistryEntry } from '@formline/shared/contracts/registry';
import { liveRemotes } from './liveRemotes';

/**
 * The build to go back to in this page when another one fails; null when there is none. What a tab was told to use is
 * what is being tried: another build in its place would look as if it worked.
 */
export function fallbackOf({ name, build, source, disabled }: RegistryEntry): RegistryEntry | null {
  if (source === 'override') return null;
  const fallback = liveRemotes().registry?.remotes.find((remote) => remote.name === name)?.fallback;
  return fallback && fallback.build !== build ? { ...fallback, name, source: 'fallback', disabled } : null;
}
