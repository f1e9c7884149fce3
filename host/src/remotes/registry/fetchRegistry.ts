import { parseRegistry, type Registry, REGISTRY_URL } from '@formline/shared/contracts/registry';

const TIMEOUT_MS = 5_000;

/** The registry as the server has it now; it answers in full only when it has changed. @throws Error when there is none to be had */
export async function fetchRegistry(): Promise<Registry> {
  const answer = await fetch(REGISTRY_URL, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The registry of remotes answered ${answer.status}`);
  return parseRegistry(await answer.json());
}
