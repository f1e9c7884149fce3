import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';

/** A hash that matches nothing, so the file never runs. */
export const IMPOSSIBLE_INTEGRITY = `sha384-${'A'.repeat(64)}`;

/** Only a development server writes this attribute. */
const isInDevelopment = (name: string) =>
  (document.documentElement.dataset['development'] ?? '').split(' ').includes(name);

/** Null only in development. The entry names the hashes of all files it loads. */
export function entryIntegrity({
  name,
  source,
  integrity,
}: Pick<RegistryEntry, 'name' | 'source' | 'integrity'>): string | null {
  if (integrity !== null) return integrity;
  return source === 'override' || isInDevelopment(name) ? null : IMPOSSIBLE_INTEGRITY;
}
