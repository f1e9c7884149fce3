import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { assertPortFree } from './assertPortFree';

let server: Server;

async function holdPort(): Promise<number> {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function freePort(): Promise<number> {
  const port = await holdPort();
  server.close();
  await once(server, 'close');
  return port;
}

it('names the port that is in use and the way out', async () => {
  const port = await holdPort();
  await expect(assertPortFree(port, '127.0.0.1')).rejects.toThrow(
    `Port ${port} is in use. Stop the program that holds it, or choose another: PORT=${port + 1} npm start`,
  );
  server.close();
});

it('accepts a free port, twice, because it keeps nothing', async () => {
  const port = await freePort();
  await expect(assertPortFree(port, '127.0.0.1')).resolves.toBeUndefined();
  await expect(assertPortFree(port, '127.0.0.1')).resolves.toBeUndefined();
});
