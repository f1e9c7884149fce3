import { parseRegistry, type Registry, REGISTRY_URL } from '@formline/shared/contracts/registry';

const TIMEOUT_MS = 5_000;

/** The registry as it is on the site now, past every cache. @throws Error when it does not come or is not readable */
export async function fetchRegistryAgain(): Promise<Registry> {
  const answer = await fetch(REGISTRY_URL, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The registry of remotes answered ${answer.status}`);
  return parseRegistry(await answer.json());
}
