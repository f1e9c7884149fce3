import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import * as z from '@formline/shared/contracts/schema';
import { countMigrations } from '../migrate';
import { databaseErrorCode } from '../databaseErrors';
import {
  assertRoomForDatabase,
  type DataFolderState,
  isDiskFull,
  markDataFolder,
  recogniseDataFolder,
} from './dataFolder';
import { DataFolderRefusedError } from './DataFolderRefusedError';
import { socketFolderOf } from './databaseFiles';
import { lockDataFolder } from './folderLock';

export { DataFolderInUseError } from './folderLock';

export interface EmbeddedDatabaseOptions {
  readonly dataDir: string;
  /** May be deleted at any time. */
  readonly cacheDir: string;
  readonly onLost?: (error: Error) => void;
}

export interface EmbeddedDatabase {
  readonly url: string;
  /** True until a start has filled the database: only then may demo data be written. */
  readonly isNew: boolean;
  markReady(): void;
  close(): Promise<void>;
}

const messageSchema = z.object({
  ready: z.optional(z.boolean()),
  appliedMigrations: z.optional(z.number()),
  closed: z.optional(z.boolean()),
  failed: z.optional(z.string()),
});

/**
 * Serves one session (`pool_max` in the URL). @throws DataFolderInUseError when another process has the folder
 * @throws DataFolderRefusedError when it holds other data or a database that cannot be opened
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir);
  const unlock = await lockDataFolder(dataDir);
  try {
    const state = recogniseDataFolder(dataDir);
    if (state === 'new') {
      assertRoomForDatabase(dataDir);
      markDataFolder(dataDir, 'creating');
    }
    const opened = await openWorker(dataDir, resolve(options.cacheDir), state);
    try {
      assertOwnDatabase(dataDir, state, opened.appliedMigrations);
    } catch (error) {
      await opened.close();
      throw error;
    }
    if (state === 'unmarked') markDataFolder(dataDir, 'ready');
    const lost = (): void => options.onLost?.(new Error('The embedded database stopped unexpectedly.'));
    opened.worker.once('exit', lost);
    return {
      url: opened.url,
      isNew: state === 'new' || state === 'creating',
      markReady: () => markDataFolder(dataDir, 'ready'),
      close: async () => {
        opened.worker.off('exit', lost);
        await opened.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** A working cluster may belong to another product, be empty, or come from a newer version. */
function assertOwnDatabase(dataDir: string, state: DataFolderState, appliedMigrations: number): void {
  if (state === 'unmarked' && appliedMigrations === 0)
    throw new DataFolderRefusedError(dataDir, 'unrecognised');
  if (state === 'ready' && appliedMigrations === 0) throw new DataFolderRefusedError(dataDir, 'incomplete');
  if (appliedMigrations > countMigrations()) throw new DataFolderRefusedError(dataDir, 'otherVersion');
}

interface OpenedWorker {
  readonly worker: Worker;
  readonly url: string;
  readonly appliedMigrations: number;
  close(): Promise<void>;
}

async function openWorker(dataDir: string, cacheDir: string, state: DataFolderState): Promise<OpenedWorker> {
  const endpoint = process.platform === 'win32' ? await loopbackAddress() : socketAddress(dataDir);
  const worker = startWorker({
    dataDir,
    cacheDir,
    isNew: state === 'new',
    socketPath: endpoint.socketPath,
    port: endpoint.port,
  });
  const end = async (): Promise<void> => {
    await worker.terminate();
    if (endpoint.socketPath !== null) rmSync(dirname(endpoint.socketPath), { recursive: true, force: true });
  };
  try {
    const { appliedMigrations = 0 } = await nextMessage(worker, 'ready');
    const close = async (): Promise<void> => {
      const closed = nextMessage(worker, 'closed');
      worker.postMessage('close');
      await closed;
      await end();
    };
    return { worker, url: endpoint.url, appliedMigrations, close };
  } catch (error) {
    await end();
    throw openingError(error, { dataDir, cacheDir, state });
  }
}

function openingError(
  error: unknown,
  { dataDir, cacheDir, state }: { dataDir: string; cacheDir: string; state: DataFolderState },
): unknown {
  const fullFolder = [dataDir, cacheDir].find((folder) => existsSync(folder) && isDiskFull(folder));
  if (fullFolder !== undefined) return new DataFolderRefusedError(fullFolder, 'diskFull');
  return state === 'new' ? error : new DataFolderRefusedError(dataDir, 'damaged');
}

/** SQLSTATE classes of corrupt data, missing or unreadable files, and connections broken by them. */
const DAMAGE_STATES = /^(?:XX|58|F0|08|57P|$)/;

export function dataFolderError(dataDir: string, error: unknown): unknown {
  if (isDiskFull(dataDir)) return new DataFolderRefusedError(dataDir, 'diskFull');
  // By name, because the API's bundle has its own classes.
  const name = error instanceof Error ? error.name : '';
  if (name === 'IncompleteDatabaseError') return new DataFolderRefusedError(dataDir, 'incomplete');
  if (name !== 'UnusableDatabaseError') return error;
  const isDamage = DAMAGE_STATES.test(databaseErrorCode(error));
  return new DataFolderRefusedError(dataDir, isDamage ? 'damaged' : 'notPrepared');
}

interface DatabaseAddress {
  readonly socketPath: string | null;
  readonly port: number;
  readonly url: string;
}

function socketAddress(dataDir: string): DatabaseAddress {
  const folder = socketFolderOf(dataDir);
  return {
    socketPath: join(folder, '.s.PGSQL.5432'),
    port: 0,
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}&pool_max=1`,
  };
}

async function loopbackAddress(): Promise<DatabaseAddress> {
  const port = await freePort();
  return { socketPath: null, port, url: `postgresql://postgres@127.0.0.1:${port}/postgres?pool_max=1` };
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** The bundle has a bundled worker beside it; from source the worker runs through the TypeScript runner. */
function startWorker(workerData: object): Worker {
  const bundled = new URL('./embeddedWorker.mjs', import.meta.url);
  if (existsSync(fileURLToPath(bundled))) return new Worker(bundled, { workerData, execArgv: [] });
  const runner = createRequire(import.meta.url).resolve('tsx/cjs');
  const source = fileURLToPath(new URL('./embeddedWorker.ts', import.meta.url));
  const load = [runner, source].map((file) => `require(${JSON.stringify(file)});`).join('');
  return new Worker(load, { eval: true, workerData, execArgv: [] });
}

type WorkerMessage = z.infer<typeof messageSchema>;

function nextMessage(worker: Worker, wanted: 'ready' | 'closed'): Promise<WorkerMessage> {
  return new Promise((done, failed) => {
    worker.once('error', failed);
    worker.once('exit', () => failed(new Error('The embedded database stopped.')));
    worker.on('message', (received: unknown) => {
      const message = z.safeParse(messageSchema, received);
      if (!message.success) return;
      if (message.data.failed !== undefined) failed(new Error(message.data.failed));
      else if (message.data[wanted] === true) done(message.data);
    });
  });
}
