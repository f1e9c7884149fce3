import { once } from 'node:events';
import { join } from 'node:path';
import { connect, createServer, type Socket } from 'node:net';

/** A connection to a database that tests can cut. */
export interface CuttableProxy {
  readonly url: string;
  /** Breaks all connections and takes no new ones. */
  cut(): Promise<void>;
  restore(): void;
  close(): Promise<void>;
}

/** Stands between a test and the database of this URL. */
export async function startCuttableProxy(databaseUrl: string): Promise<CuttableProxy> {
  const target = new URL(databaseUrl);
  const folder = target.searchParams.get('host');
  target.searchParams.delete('host');
  const [port, hostname] = [Number(target.port || 5432), target.hostname];
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((incoming) => {
    if (isCut) {
      incoming.destroy();
      return;
    }
    const outgoing = folder === null ? connect(port, hostname) : connect(join(folder, '.s.PGSQL.5432'));
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const url = new URL(target.href);
  url.host = `127.0.0.1:${address.port}`;
  const cut = async (): Promise<void> => {
    isCut = true;
    const open = [...sockets];
    for (const socket of open) socket.destroy();
    await Promise.all(open.filter(({ closed }) => !closed).map((socket) => once(socket, 'close')));
  };
  return {
    url: url.href,
    cut,
    restore: () => {
      isCut = false;
    },
    close: async () => {
      await cut();
      await new Promise((closed) => {
        server.close(closed);
      });
    },
  };
}
