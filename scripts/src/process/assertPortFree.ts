import { createServer } from 'node:net';
import { PlainError } from './plainError';
import { startTexts } from '../start/start.texts';

const LOOPBACK = '127.0.0.1';
/** A browser may try this address of `localhost` first. */
const LOOPBACK_6 = '::1';

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

function listenOnce(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()));
  });
}

async function refusal(port: number, host: string): Promise<unknown> {
  try {
    await listenOnce(port, host);
    return undefined;
  } catch (error) {
    return codeOf(error);
  }
}

/** Checked before anything slow begins. @throws PlainError when the port is in use */
export async function assertPortFree(port: number, host: string): Promise<void> {
  if (port === 0) return;
  const code = await refusal(port, host);
  if (code === 'EACCES') throw new PlainError(startTexts.portRefused(port, host));
  const isHeldOn6 = host === LOOPBACK && (await refusal(port, LOOPBACK_6)) === 'EADDRINUSE';
  if (code === 'EADDRINUSE' || isHeldOn6) throw new PlainError(startTexts.portInUse(port));
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
