import {
  parseRegistry,
  type Registry,
  REGISTRY_ELEMENT_ID,
  REGISTRY_URL,
} from '@formline/shared/contracts/registry';

const REGISTRY_TIMEOUT_MS = 5_000;

async function fetchRegistry(): Promise<unknown> {
  const answer = await fetch(REGISTRY_URL, { signal: AbortSignal.timeout(REGISTRY_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The registry of remotes answered ${answer.status}`);
  return answer.json();
}

/** Reads which remotes are live: from the page when the server put them there, else by a request. */
export async function readRegistry(): Promise<Registry> {
  const inlined = document.getElementById(REGISTRY_ELEMENT_ID)?.textContent;
  return parseRegistry(inlined ? JSON.parse(inlined) : await fetchRegistry());
}
