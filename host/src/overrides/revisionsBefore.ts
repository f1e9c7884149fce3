import { parseRegistry, type Registry, revisionUrl } from '@formline/shared/contracts/registry';
import { fetchJson } from './fetchJson';

/** The revision before another; null for the first, and where earlier ones are not kept. */
export type RevisionBefore = (registry: Registry) => Promise<Registry | null>;

/** Reads revisions backwards, each of them once for all who look through them. */
export function revisionsBefore(): RevisionBefore {
  const asked = new Map<number, Promise<Registry | null>>();
  return async ({ previous }) => {
    if (previous === null) return null;
    const revision =
      asked.get(previous) ??
      fetchJson(revisionUrl(previous))
        .then(parseRegistry)
        .catch(() => null);
    asked.set(previous, revision);
    return revision;
  };
}
