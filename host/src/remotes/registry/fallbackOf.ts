import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { liveRemotes } from './liveRemotes';

/** An override has no fallback: another build would look as if the override worked. */
export function fallbackOf({ name, build, source, disabled }: RegistryEntry): RegistryEntry | null {
  if (source === 'override') return null;
  const fallback = liveRemotes().registry?.remotes.find((remote) => remote.name === name)?.fallback;
  return fallback && fallback.build !== build ? { ...fallback, name, source: 'fallback', disabled } : null;
}
