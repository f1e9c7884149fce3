import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedDatabase } from '@formline/api/embedded';
import { workspaceRoot } from '@formline/tooling/workspace';
import { startThrowAwayPostgres } from '../../postgres/startThrowAwayPostgres';
import type { Running } from '../../running';
import { type ApiProcess, buildServer, startApiProcess, startEmbeddedProcess } from '../api/apiProcess';
import type { Caller } from '../api/benchContext';
import { fillDatabase } from '../api/benchDatabase';

/** A server that is started again and again on the same data. */
export interface KillTarget {
  start(): Promise<ApiProcess>;
  /** Ends the database as well, where it is a process of its own. */
  crashDatabase(): Promise<void>;
  /** Rounds take turns with the trainers, so that what a round looks through stays small. */
  callerOf(round: number): Caller;
}

const SIZE = {
  postgres: { trainers: 300, clients: 900, months: 1 },
  embedded: { trainers: 60, clients: 180, months: 1 },
} as const;

interface TargetOptions {
  readonly database: 'embedded' | 'postgres';
  /** Given to Node before the server's file. */
  readonly nodeArguments: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

export async function openKillTarget(running: Running, options: TargetOptions): Promise<KillTarget> {
  return options.database === 'postgres' ? openPostgres(running, options) : openEmbedded(running, options);
}

const turns = (callers: readonly Caller[]) => (round: number) => {
  const caller = callers[round % callers.length];
  if (!caller) throw new Error('The load data has no trainers.');
  return caller;
};

async function openPostgres(
  running: Running,
  { nodeArguments, environment }: TargetOptions,
): Promise<KillTarget> {
  const serverFile = await buildServer();
  const postgres = await running.add(() => startThrowAwayPostgres());
  const { callers } = await fillDatabase(postgres.url, SIZE.postgres);
  return {
    start: () =>
      running.add(() =>
        startApiProcess(serverFile, { ...environment, DATABASE_URL: postgres.url }, nodeArguments),
      ),
    crashDatabase: () => postgres.crash(),
    callerOf: turns(callers),
  };
}

async function openEmbedded(
  running: Running,
  { nodeArguments, environment }: TargetOptions,
): Promise<KillTarget> {
  const serverFile = await buildServer();
  const cacheDir = path.join(workspaceRoot, '.cache/bench/embedded');
  const folder = mkdtempSync(path.join(tmpdir(), 'formline-kill-'));
  await running.add(async () => ({ close: async () => rmSync(folder, { recursive: true, force: true }) }));
  const database = await startEmbeddedDatabase({ dataDir: folder, cacheDir });
  const { callers } = await fillDatabase(database.url, SIZE.embedded);
  await database.close();
  return {
    start: () =>
      running.add(() =>
        startEmbeddedProcess(
          serverFile,
          { ...environment, DATA_DIR: folder, CACHE_DIR: cacheDir },
          nodeArguments,
        ),
      ),
    crashDatabase: async () => undefined,
    callerOf: turns(callers),
  };
}
