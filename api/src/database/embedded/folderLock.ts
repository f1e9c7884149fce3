import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { createServer, type Server } from 'node:net';

/** The data folder belongs to another running process. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';

  constructor(readonly dataDir: string) {
    super(`The data folder ${dataDir} is in use by another Formline process.`);
  }
}

/** A port of the range that no service is registered for, chosen by the folder's name. */
const FIRST_LOCK_PORT = 49_152;
const LOCK_PORTS = 16_384;

/**
 * Takes the folder for this process until it lets go or ends, however it ends. On Linux the lock is an abstract socket
 * named after the folder; elsewhere a loopback port derived from it, because both vanish with the process and neither
 * leaves a file that would have to be judged stale.
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const digest = createHash('sha256').update(realpathSync(dataDir)).digest();
  const server = createServer((socket) => socket.destroy());
  try {
    await listen(server, digest);
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE')
      throw new DataFolderInUseError(dataDir);
    throw error;
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function listen(server: Server, digest: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('listening', resolve);
    if (process.platform === 'linux') server.listen(`\0formline-${digest.toString('hex').slice(0, 32)}`);
    else
      server.listen({
        host: '127.0.0.1',
        port: FIRST_LOCK_PORT + (digest.readUInt32BE(0) % LOCK_PORTS),
        exclusive: true,
      });
  });
}
