import { rmSync } from 'node:fs';
import type { TestDatabases } from './testDatabases';

interface Running {
  readonly databases: TestDatabases;
  readonly folder: string;
}

const running: Running[] = [];

export function keepForTeardown(started: Running): void {
  running.push(started);
}

export async function stopRunningDatabases(): Promise<void> {
  for (const { databases, folder } of running.splice(0)) {
    await databases.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
