import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import helmet from '@fastify/helmet';
import type { Clock } from './clock';
import type { ApiConfig } from './config';
import type { DatabaseHandle } from './database/database';
import type { Actor } from './plugins/actor';
import { FORM_TIMEOUT_MS, limitArrival, refuseLongBodies } from './plugins/arrival';
import { compressAnswers } from './plugins/compressAnswers';
import { handleErrors } from './plugins/errors';
import { invalidInput } from './plugins/HttpProblem';
import { logCalls, type LogTarget, loggerSettings, requestIdOf } from './logging/logging';
import { type CountCall, createCallCounter, limitAddresses } from './plugins/rateLimit';
import { refusalTexts } from './plugins/refusals.texts';
import { viewersService } from './modules/library/media/viewers.service';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
  interface FastifyInstance {
    routeTable: RouteName[];
    settled: () => Promise<void>;
  }
}

interface RouteName {
  readonly method: string;
  readonly path: string;
}

interface ServerOptions {
  readonly config: ApiConfig;
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly log: LogTarget | undefined;
}

const BODY_LIMIT_BYTES = 262_144;

export async function createServer({
  config,
  db,
  clock,
  log,
}: ServerOptions): Promise<{ readonly app: FastifyInstance; readonly countCall: CountCall }> {
  const app = openServer(config, log);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  logCalls(app);
  handleErrors(app);
  limitArrival(app);
  endConnectionsWhenStopping(app);
  const countCall = createCallCounter({ db, clock });
  await protect(app, countCall);
  await compressAnswers(app);
  refuseLongBodies(app);
  keepViewerCookie(app, { db, clock, isSecure: config.publicUrl.startsWith('https:') });
  return { app, countCall };
}

function openServer(config: ApiConfig, log: LogTarget | undefined): FastifyInstance {
  const app = Fastify({
    logger: log ? (loggerSettings(log) ?? false) : false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    trustProxy: config.trustProxy,
    exposeHeadRoutes: false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: FORM_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    // Fastify runs no hooks for framework errors, so the log line is written here.
    frameworkErrors: (_error, _request, reply) => {
      const { status, body } = invalidInput(refusalTexts.unreadableAddress);
      reply.hijack();
      reply.raw
        .writeHead(status, { 'content-type': 'application/json; charset=utf-8', connection: 'close' })
        .end(JSON.stringify(body));
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('actor', null);
  app.decorate('routeTable', []);
  app.addHook('onRoute', ({ method, path }) => {
    for (const one of [method].flat()) app.routeTable.push({ method: one, path });
  });
  return app;
}

/** A connection that is kept alive after its last answer would keep a stopping server for more than a minute. */
function endConnectionsWhenStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}

const ONE_YEAR_SECONDS = 31_536_000;

async function protect(app: FastifyInstance, countCall: CountCall): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: { maxAge: ONE_YEAR_SECONDS },
    referrerPolicy: { policy: 'no-referrer' },
  });
  await limitAddresses(app, countCall);
}

function keepViewerCookie(
  app: FastifyInstance,
  options: { readonly db: DatabaseHandle; readonly clock: Clock; readonly isSecure: boolean },
): void {
  const viewers = viewersService(options);
  app.addHook('onSend', async ({ actor, url, headers }, reply) => {
    if (!actor || reply.statusCode >= 400) return;
    const cookie = await viewers.cookieFor(actor.sessionId, { url, cookies: headers.cookie });
    if (cookie !== null) reply.header('set-cookie', cookie);
  });
}
