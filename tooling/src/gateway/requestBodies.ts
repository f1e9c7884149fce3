import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** A silent sender has gone. */
const SILENCE_MS = 30_000;

/** The API may close its connection early, but a visitor's body must be read to its end. */
export function streamBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, detached(payload)));
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete) return;
    reply.removeHeader('connection');
    raw.unpipe();
    raw.resume();
    raw.setTimeout(SILENCE_MS, () => raw.destroy());
  });
}

/** Can be destroyed without closing the visitor's connection. */
function detached(payload: Readable): Readable {
  const body = new PassThrough();
  // The proxy reports the failure; without a listener the event would end the process.
  body.on('error', () => undefined);
  payload.once('close', () => {
    if (!payload.readableEnded) body.destroy();
  });
  return payload.pipe(body);
}
