import { chooseEntries } from './chooseEntries';
import { keepRegistry, switchTo } from './liveRemotes';
import { overriddenEntry } from './override';
import { readRegistry } from './readRegistry';
import { rolloutSubject } from './rolloutSubject';

/** Reads the registry and chooses the builds of this page. @throws Error when no registry can be had */
export async function startRemotes(): Promise<void> {
  const startedAt = performance.now();
  const registry = await readRegistry();
  keepRegistry(registry, Math.round(performance.now() - startedAt));
  switchTo(chooseEntries(registry, rolloutSubject(), overriddenEntry));
}
