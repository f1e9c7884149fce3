import { rmSync } from 'node:fs';
import type { TestDatabases } from './testDatabases';

interface Running {
  readonly databases: TestDatabases;
  readonly folder: string;
}

const running: Running[] = [];

/** Remembers what the set-up started; set-up and teardown run in the same process. */
export function keepForTeardown(started: Running): void {
  running.push(started);
}

/** Stops everything the set-up started and removes its files. */
export async function stopRunningDatabases(): Promise<void> {
  for (const { databases, folder } of running.splice(0)) {
    await databases.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
