import path from 'node:path';
import { startEmbeddedDatabase } from '@formline/api/embedded';
import { workspaceRoot } from '@formline/tooling/workspace';
import {
  type ApiProcess,
  buildServer,
  startApiProcess,
  startEmbeddedProcess,
} from '../../load-data/apiProcess';
import { type Caller, fillDatabase } from '../../load-data/loadData';
import { startThrowAwayPostgres } from '../../postgres/startThrowAwayPostgres';
import type { Bench } from './runBench';

export interface RestartableServer {
  start(): Promise<ApiProcess>;
  crashDatabase(): Promise<void>;
  /** Rounds rotate through the trainers, so that each reads little data. */
  callerOf(round: number): Caller;
}

const SIZE = {
  postgres: { trainers: 300, clients: 900, months: 1 },
  embedded: { trainers: 60, clients: 180, months: 1 },
};

interface ServerOptions {
  readonly database: string;
  readonly nodeArguments: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

export async function openRestartableServer(
  { running, folder }: Bench,
  { database, nodeArguments, environment }: ServerOptions,
): Promise<RestartableServer> {
  const serverFile = await buildServer();
  const callerOf = (callers: readonly Caller[]) => (round: number) => {
    const caller = callers[round % callers.length];
    if (!caller) throw new Error('The load data has no trainers.');
    return caller;
  };
  if (database === 'postgres') {
    const postgres = await running.add(() => startThrowAwayPostgres());
    const { callers } = await fillDatabase(postgres.url, SIZE.postgres);
    const env = { ...environment, DATABASE_URL: postgres.url };
    const start = () => running.add(() => startApiProcess(serverFile, env, nodeArguments));
    return { start, crashDatabase: () => postgres.crash(), callerOf: callerOf(callers) };
  }
  const cacheDir = path.join(workspaceRoot, '.cache/bench/embedded');
  const dataDir = await folder();
  const embedded = await startEmbeddedDatabase({ dataDir, cacheDir });
  const { callers } = await fillDatabase(embedded.url, SIZE.embedded);
  await embedded.close();
  const env = { ...environment, DATA_DIR: dataDir, CACHE_DIR: cacheDir };
  const start = () => running.add(() => startEmbeddedProcess(serverFile, env, nodeArguments));
  return { start, crashDatabase: async () => undefined, callerOf: callerOf(callers) };
}
