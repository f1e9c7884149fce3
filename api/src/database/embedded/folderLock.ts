import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { createServer, type Server } from 'node:net';

export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';

  constructor(readonly dataDir: string) {
    super(`The data folder ${dataDir} is in use by another Formline process.`);
  }
}

/** First dynamic port (IANA): no service is registered from here on. */
const FIRST_LOCK_PORT = 49_152;
const LOCK_PORTS = 16_384;

/** An abstract socket on Linux, else a loopback port: both vanish with the process, unlike a lock file. */
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
