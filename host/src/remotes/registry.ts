import {
  parseRegistry,
  type Registry,
  REGISTRY_ELEMENT_ID,
  REGISTRY_URL,
} from '@formline/shared/contracts/registry';
import { isOutdated, lastRevision } from './lastRevision';

const REGISTRY_TIMEOUT_MS = 5_000;

async function fetchRegistry(): Promise<unknown> {
  const answer = await fetch(REGISTRY_URL, { signal: AbortSignal.timeout(REGISTRY_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The registry of remotes answered ${answer.status}`);
  return answer.json();
}

async function askRegistry(): Promise<Registry> {
  const inlined = document.getElementById(REGISTRY_ELEMENT_ID)?.textContent;
  return parseRegistry(inlined ? JSON.parse(inlined) : await fetchRegistry());
}

/**
 * Reads which remotes are live: from the page when the server put them there, else by a request. The last good registry of
 * this browser stands in for one that cannot be had or was left behind.
 * @throws Error when there is none at all
 */
export async function readRegistry(): Promise<Registry> {
  let found: Registry | null = null;
  let failure: unknown = null;
  try {
    found = await askRegistry();
    if (!isOutdated(found, lastRevision.read())) return found;
  } catch (error) {
    failure = error;
  }
  const kept = await keptRegistry().catch(() => null);
  const registry = kept ?? found;
  if (!registry) throw failure;
  return registry;
}

const keptRegistry = async () =>
  (await import(/* webpackChunkName: "updates" */ './updates/keptRegistry')).readKeptRegistry();
