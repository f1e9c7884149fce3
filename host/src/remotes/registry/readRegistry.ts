import {
  parseRegistry,
  type Registry,
  REGISTRY_ELEMENT_ID,
  REGISTRY_URL,
} from '@formline/shared/contracts/platform/registry';
import { isOutdated, lastRevision } from './lastRevision';

/** The browser's last good registry replaces a missing or outdated one. @throws Error without any */
export async function readRegistry(): Promise<Registry> {
  let found: Registry | null = null;
  let failure: unknown = null;
  try {
    found = registryInPage() ?? (await fetchRegistry());
    if (!isOutdated(found, lastRevision.read())) return found;
  } catch (error) {
    failure = error;
  }
  const stored = await storedRegistry().catch(() => null);
  const registry = stored ?? found;
  if (!registry) throw failure;
  return registry;
}

function registryInPage(): Registry | null {
  const inlined = document.getElementById(REGISTRY_ELEMENT_ID)?.textContent;
  return inlined ? parseRegistry(JSON.parse(inlined)) : null;
}

const storedRegistry = async () =>
  (await import(/* webpackChunkName: "updates" */ '../updates/storedRegistry')).readStoredRegistry();

const TIMEOUT_MS = 5_000;

/** @throws Error when the server has none */
export async function fetchRegistry(): Promise<Registry> {
  const answer = await fetch(REGISTRY_URL, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The registry of remotes answered ${answer.status}`);
  return parseRegistry(await answer.json());
}
