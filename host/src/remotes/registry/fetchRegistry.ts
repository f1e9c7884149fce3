import { parseRegistry, type Registry, REGISTRY_URL } from '@formline/shared/contracts/registry';

const TIMEOUT_MS = 5_000;

/** @throws Error when the server has none */
export async function fetchRegistry(): Promise<Registry> {
  const answer = await fetch(REGISTRY_URL, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The registry of remotes answered ${answer.status}`);
  return parseRegistry(await answer.json());
}
