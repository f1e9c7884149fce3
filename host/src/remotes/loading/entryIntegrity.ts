import type { RegistryEntry } from '@formline/shared/contracts/registry';

/** A hash that nothing has: what is asked for with it never runs. */
export const IMPOSSIBLE_INTEGRITY = `sha384-${'A'.repeat(64)}`;

/** The page says which remotes change while it is open; only a server of a developer's writes it there. */
const isInDevelopment = (name: string) =>
  (document.documentElement.dataset['development'] ?? '').split(' ').includes(name);

/**
 * The hash a remote's entry must have, and through it all that the entry loads. One without a hash never runs, unless this
 * tab or this page is for developing it: null then.
 */
export function entryIntegrity({
  name,
  source,
  integrity,
}: Pick<RegistryEntry, 'name' | 'source' | 'integrity'>): string | null {
  if (integrity !== null) return integrity;
  return source === 'override' || isInDevelopment(name) ? null : IMPOSSIBLE_INTEGRITY;
}
