import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import * as z from '@formline/shared/contracts/schema';
import { socketFolderOf } from './databaseFiles';
import { lockDataFolder } from './folderLock';

export { DataFolderInUseError } from './folderLock';

export interface EmbeddedDatabaseOptions {
  /** Where the data lives; made if it is missing. One process at a time. */
  readonly dataDir: string;
  /** Where a prepared empty cluster is kept between starts. It may be deleted at any time. */
  readonly cacheDir: string;
  /** Told when the database stops by itself after it was started; everything acknowledged until then is on disk. */
  readonly onLost?: (error: Error) => void;
}

export interface EmbeddedDatabase {
  /** Address for the PostgreSQL driver. */
  readonly url: string;
  close(): Promise<void>;
}

const messageSchema = z.object({
  ready: z.optional(z.boolean()),
  closed: z.optional(z.boolean()),
  failed: z.optional(z.string()),
});

/**
 * Starts PostgreSQL inside this process, on a thread of its own, and answers with its address. It serves one session,
 * which the address tells the server's pool (`pool_max`). Rejects with `DataFolderInUseError` when another process has
 * the folder.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir);
  const unlock = await lockDataFolder(dataDir);
  try {
    const place = process.platform === 'win32' ? await loopbackPlace() : socketPlace(dataDir);
    const worker = startWorker({
      dataDir,
      cacheDir: resolve(options.cacheDir),
      socketPath: place.socketPath,
      port: place.port,
    });
    await nextMessage(worker, 'ready');
    const lost = (): void => options.onLost?.(new Error('The embedded database stopped unexpectedly.'));
    worker.once('exit', lost);
    const close = async (): Promise<void> => {
      worker.off('exit', lost);
      const closed = nextMessage(worker, 'closed');
      worker.postMessage('close');
      await closed;
      await worker.terminate();
      if (place.socketPath !== null) rmSync(dirname(place.socketPath), { recursive: true, force: true });
      await unlock();
    };
    return { url: place.url, close };
  } catch (error) {
    await unlock();
    throw error;
  }
}

interface Place {
  readonly socketPath: string | null;
  readonly port: number;
  readonly url: string;
}

function socketPlace(dataDir: string): Place {
  const folder = socketFolderOf(dataDir);
  return {
    socketPath: join(folder, '.s.PGSQL.5432'),
    port: 0,
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}&pool_max=1`,
  };
}

async function loopbackPlace(): Promise<Place> {
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

/** Beside the bundle lies the bundled worker; from source the worker is loaded through the TypeScript runner. */
function startWorker(workerData: object): Worker {
  const bundled = new URL('./embeddedWorker.mjs', import.meta.url);
  if (existsSync(fileURLToPath(bundled))) return new Worker(bundled, { workerData, execArgv: [] });
  const runner = createRequire(import.meta.url).resolve('tsx/cjs');
  const source = fileURLToPath(new URL('./embeddedWorker.ts', import.meta.url));
  const load = [runner, source].map((file) => `require(${JSON.stringify(file)});`).join('');
  return new Worker(load, { eval: true, workerData, execArgv: [] });
}

function nextMessage(worker: Worker, wanted: 'ready' | 'closed'): Promise<void> {
  return new Promise((done, failed) => {
    worker.once('error', failed);
    worker.once('exit', () => failed(new Error('The embedded database stopped.')));
    worker.on('message', (received: unknown) => {
      const message = z.safeParse(messageSchema, received);
      if (!message.success) return;
      if (message.data.failed !== undefined) failed(new Error(message.data.failed));
      else if (message.data[wanted] === true) done();
    });
  });
}
