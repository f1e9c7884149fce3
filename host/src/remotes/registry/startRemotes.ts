import { chooseEntries } from './chooseEntries';
import { keepRegistry, switchTo } from './liveRemotes';
import { overriddenEntry } from './override';
import { readRegistry } from './readRegistry';
import { rolloutSubject } from './rolloutSubject';

/** @throws Error when there is no registry */
export async function startRemotes(): Promise<void> {
  const startedAt = performance.now();
  const registry = await readRegistry();
  keepRegistry(registry, Math.round(performance.now() - startedAt));
  switchTo(chooseEntries(registry, rolloutSubject(), overriddenEntry));
}
