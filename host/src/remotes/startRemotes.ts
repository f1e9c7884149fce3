import { chooseEntries } from './chooseEntries';
import { keepRegistry, switchTo } from './liveRemotes';
import { noteRegistry } from './loadPhases';
import { overriddenEntry } from './override';
import { readRegistry } from './registry';
import { rolloutSubject } from './rolloutSubject';

/** Reads the registry and chooses the builds of this page. @throws Error when no registry can be had */
export async function startRemotes(): Promise<void> {
  const startedAt = performance.now();
  const registry = await readRegistry();
  noteRegistry(performance.now() - startedAt);
  keepRegistry(registry);
  switchTo(chooseEntries(registry, rolloutSubject(), overriddenEntry));
}
