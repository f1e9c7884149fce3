import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyTooLarge } from './HttpProblem';

/** Large files over a slow connection take time; silent senders are cut off much earlier. */
export const FORM_TIMEOUT_MS = 2 * 3_600_000;

/** Slower requests only keep a connection busy. */
const ARRIVAL_MS = 30_000;

/** Also limits how long the rest of a rejected request may take. */
export function limitArrival(app: FastifyInstance): void {
  app.server.headersTimeout = ARRIVAL_MS;
  app.addHook('onRequest', async (request) => {
    if (hasPlainBody(request)) endUnlessArrived(request.raw);
  });
  // Closing while the client still writes resets the connection, and the client never reads the response.
  app.addHook('onSend', async (request, reply) => {
    if (request.raw.complete || !hasPlainBody(request)) return;
    reply.removeHeader('connection');
    request.raw.resume();
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (!raw.complete) endUnlessArrived(raw);
  });
}

/** Runs before the database is queried. Forms have limits of their own. */
export function refuseLongBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const announced = Number(request.headers['content-length'] ?? 0);
    if (hasPlainBody(request) && announced > request.routeOptions.bodyLimit) throw bodyTooLarge();
  });
}

const hasPlainBody = ({ headers }: FastifyRequest): boolean =>
  (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) &&
  !headers['content-type']?.startsWith('multipart/form-data');

function endUnlessArrived(raw: IncomingMessage): void {
  const deadline = setTimeout(() => raw.destroy(), ARRIVAL_MS);
  deadline.unref();
  const arrived = (): void => clearTimeout(deadline);
  raw.once('end', arrived);
  raw.once('close', arrived);
}
