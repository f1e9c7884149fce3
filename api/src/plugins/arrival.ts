import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** A large file over a slow line takes its time; a sender of a form who falls silent is given up much earlier. */
export const FORM_TIMEOUT_MS = 2 * 3_600_000;

/** Everything else has arrived by then, heads first, or its sender only wants to keep a connection busy. */
const ARRIVAL_MS = 30_000;

/** Ends connections whose request does not arrive. What an answer left unread need not arrive whole, but soon as well. */
export function limitArrival(app: FastifyInstance): void {
  app.server.headersTimeout = ARRIVAL_MS;
  app.addHook('onRequest', async ({ raw, headers }) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (hasBody && !headers['content-type']?.startsWith('multipart/form-data')) endUnlessArrived(raw);
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (!raw.complete) endUnlessArrived(raw);
  });
}

function endUnlessArrived(raw: IncomingMessage): void {
  const deadline = setTimeout(() => raw.destroy(), ARRIVAL_MS);
  deadline.unref();
  const arrived = (): void => clearTimeout(deadline);
  raw.once('end', arrived);
  raw.once('close', arrived);
}
