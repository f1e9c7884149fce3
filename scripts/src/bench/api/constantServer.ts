/**
 * Answers every call with the text of a file, in a Fastify with the plugins, hooks and log of the API: what a call costs
 * that does nothing but answer. Below `/open` anybody may call; elsewhere the caller is checked as the API does it. The
 * bench names the file in `BENCH_BODY`.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { createAuthentication } from '@formline/api/authentication';
import { systemClock } from '@formline/api/clock';
import { openDatabase } from '@formline/api/database';
import Fastify, { LogController } from 'fastify';

const { BENCH_BODY = '', DATABASE_URL = '', PORT } = process.env;
const body = readFileSync(BENCH_BODY, 'utf8');
const database = openDatabase({ url: DATABASE_URL, onIdleError: () => undefined });
const authenticate = createAuthentication({ db: database.db, clock: systemClock });
const app = Fastify({
  logger: { level: 'info' },
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
  exposeHeadRoutes: false,
  forceCloseConnections: true,
});
await app.register(helmet);
await app.register(rateLimit, { global: false });
app.addHook('onRequest', async (request, reply) => {
  reply.header('cache-control', 'no-store').header('x-request-id', request.id);
  if (!request.url.startsWith('/open') && request.url !== '/ready') await authenticate(request);
});
app.addHook('onResponse', async (request, reply) => {
  request.log.info({ path: request.url, status: reply.statusCode }, 'answered');
});
app.get('*', async (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
