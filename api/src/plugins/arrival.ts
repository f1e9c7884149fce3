import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyTooLarge } from './HttpProblem';

/** A large file over a slow line takes its time; a sender of a form who falls silent is given up much earlier. */
export const FORM_TIMEOUT_MS = 2 * 3_600_000;

/** Everything else has arrived by then, heads first, or its sender only wants to keep a connection busy. */
const ARRIVAL_MS = 30_000;

/** Ends connections whose request does not arrive. What an answer left unread need not arrive whole, but soon as well. */
export function limitArrival(app: FastifyInstance): void {
  app.server.headersTimeout = ARRIVAL_MS;
  app.addHook('onRequest', async (request) => {
    if (hasPlainBody(request)) endUnlessArrived(request.raw);
  });
  // A connection that is closed while its sender still writes is reset, and the sender never reads the answer.
  app.addHook('onSend', async (request, reply) => {
    if (request.raw.complete || !hasPlainBody(request)) return;
    reply.removeHeader('connection');
    request.raw.resume();
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (!raw.complete) endUnlessArrived(raw);
  });
}

/** Refuses what is announced as too long before anything is asked of the database. Forms have limits of their own. */
export function refuseLongBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const announced = Number(request.headers['content-length'] ?? 0);
    if (hasPlainBody(request) && announced > request.routeOptions.bodyLimit) throw bodyTooLarge();
  });
}

/** A body that is no form. */
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
