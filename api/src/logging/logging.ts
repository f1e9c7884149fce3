import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { type Logger, type LoggerOptions, pino } from 'pino';
import { describeError, isError } from './describeError';

export interface LogTarget {
  readonly level: string;
  readonly stream?: { write(line: string): void };
}

const ERROR_MESSAGE = 'an error';
const MAX_DEPTH = 5;

/** Never logs tokens, email or network addresses or query strings; URLs are logged as route patterns. */
function logOptions(level: string): LoggerOptions {
  return {
    level,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: ['req.headers', 'headers.authorization'],
    serializers: {
      err: (error: unknown) => (isError(error) ? describeError(error) : error),
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.routeOptions.url ?? 'no route',
        ip: request.ip,
      }),
    },
    formatters: {
      log: (facts) =>
        Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, describeErrorsIn(value)])),
    },
    hooks: {
      logMethod(args, method) {
        const [facts, message, ...rest]: unknown[] = args;
        const error = isError(facts) ? facts : errorOf(facts);
        // Fastify sets the message of the error when a line has none.
        const isQuoting = error !== null && (message === undefined || message === error.message);
        if (!isQuoting) return method.apply(this, args);
        return method.apply(this, [isError(facts) ? { err: facts } : facts, ERROR_MESSAGE, ...rest]);
      },
    },
  };
}

/** Instances of other classes are left to the serializers. */
function describeErrorsIn(value: unknown, depth = 0): unknown {
  if (isError(value)) return describeError(value);
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((one) => describeErrorsIn(one, depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, describeErrorsIn(inner, depth + 1)]),
  );
}

function errorOf(facts: unknown): Error | null {
  if (typeof facts !== 'object' || facts === null || !('err' in facts)) return null;
  return isError(facts.err) ? facts.err : null;
}

export function loggerSettings({ level, stream }: LogTarget): FastifyServerOptions['logger'] {
  return stream ? { ...logOptions(level), stream } : logOptions(level);
}

export function openLog({ level, stream }: LogTarget): Logger {
  return stream ? pino(logOptions(level), stream) : pino(logOptions(level));
}

export const REQUEST_ID_HEADER = 'x-request-id';

/** Accepts the caller's id only if it is safe to log. */
export function requestIdOf({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && /^[\w.:-]{8,64}$/.test(given) ? given : randomUUID();
}

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
