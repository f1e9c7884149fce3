import { parseRegistry, type Registry, revisionUrl } from '@formline/shared/contracts/platform/registry';

export type RevisionBefore = (registry: Registry) => Promise<Registry | null>;

/** Reads each revision once for all callers. */
export function revisionsBefore(): RevisionBefore {
  const requests = new Map<number, Promise<Registry | null>>();
  return async ({ previous }) => {
    if (previous === null) return null;
    const revision =
      requests.get(previous) ??
      fetchJson(revisionUrl(previous))
        .then(parseRegistry)
        .catch(() => null);
    requests.set(previous, revision);
    return revision;
  };
}

const TIMEOUT_MS = 5_000;

/** @throws Error when there is no answer in time, or no JSON */
export async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}
