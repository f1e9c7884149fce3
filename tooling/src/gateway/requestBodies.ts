import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** A sender that was answered and sends nothing more for this long has gone. */
const SILENCE_MS = 30_000;

/**
 * Passes bodies on as streams of their own. The connection to the API may end as soon as the API has answered; the
 * connection to the visitor must be read to the end of the body, or a visitor who is still sending never gets the answer.
 */
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

/** The same bytes in a stream that can be destroyed without the connection they come on. */
function detached(payload: Readable): Readable {
  const body = new PassThrough();
  // Whoever passes the body on reports its failure; unheard, the event would end the process.
  body.on('error', () => undefined);
  payload.once('close', () => {
    if (!payload.readableEnded) body.destroy();
  });
  return payload.pipe(body);
}
