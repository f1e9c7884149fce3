import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { LoggerOptions } from 'pino';

export interface LogTarget {
  readonly level: string;
  /** Where lines go; standard output if absent. */
  readonly stream?: { write(line: string): void };
}

/**
 * One JSON line per event. No token, address of a person or query string ever stands in the log: of a request's
 * address only the pattern of its route, because some carry a token in their path.
 */
export function loggerSettings({ level, stream }: LogTarget): FastifyServerOptions['logger'] {
  const settings: LoggerOptions = {
    level,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: ['req.headers', 'headers.authorization'],
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.routeOptions.url ?? 'no route',
        ip: request.ip,
      }),
    },
  };
  return stream ? { ...settings, stream } : settings;
}

/** Names a call in the log, in its answer, and in the log of whoever asked. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** A number the caller gave the call, as far as it can stand in a log; otherwise a new one. */
export function requestIdOf({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && /^[\w.:-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Answers each call with its number and writes one line about it when it is over; `reqId` stands in every line. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ req: request, status: reply.statusCode, milliseconds }, 'answered');
  });
  app.addHook('onRequestAbort', async (request) => {
    request.log.info({ req: request }, 'the caller left before the answer');
  });
}
