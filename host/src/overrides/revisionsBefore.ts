import { parseRegistry, type Registry, revisionUrl } from '@formline/shared/contracts/platform/registry';
import { fetchJson } from './fetchJson';

export type RevisionBefore = (registry: Registry) => Promise<Registry | null>;

/** Reads each revision once for all callers. */
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
