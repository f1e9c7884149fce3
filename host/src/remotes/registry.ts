import {
  REGISTRY_ELEMENT_ID,
  REGISTRY_URL,
  type RegistryEntry,
  registryEntrySchema,
  registrySchema,
} from '@formline/shared/contracts/registry';
import * as z from '@formline/shared/contracts/schema';

const REGISTRY_TIMEOUT_MS = 5_000;

/** The remotes of a registry; an entry that is not valid costs only itself. @throws Error when nothing can be read */
export function parseRegistry(data: unknown): RegistryEntry[] {
  const registry = z.safeParse(registrySchema, data);
  if (!registry.success) throw new Error('The registry of remotes is not readable');
  return registry.data.remotes.flatMap((entry) => {
    const parsed = z.safeParse(registryEntrySchema, entry);
    return parsed.success ? [parsed.data] : [];
  });
}

async function fetchRegistry(): Promise<unknown> {
  const answer = await fetch(REGISTRY_URL, { signal: AbortSignal.timeout(REGISTRY_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The registry of remotes answered ${answer.status}`);
  return answer.json();
}

/** Reads which remotes are live: from the page when the server put them there, else by a request. */
export async function readRegistry(): Promise<RegistryEntry[]> {
  const inlined = document.getElementById(REGISTRY_ELEMENT_ID)?.textContent;
  return parseRegistry(inlined ? JSON.parse(inlined) : await fetchRegistry());
}
