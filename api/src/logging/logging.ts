import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { type Logger, type LoggerOptions, pino } from 'pino';
import { describeError, isError } from './describeError';

export interface LogTarget {
  readonly level: string;
  /** Where lines go; standard output if absent. */
  readonly stream?: { write(line: string): void };
}

/** Stands for the message of an error, which may quote values. */
const ERROR_MESSAGE = 'an error';
const MAX_DEPTH = 5;

/**
 * One JSON line per event. No token, address of a person or query string ever stands in the log: of a request's
 * address only the pattern of its route, because some carry a token in their path. Errors are described by
 * `describeError`, under any key and whoever logs them, Fastify too.
 */
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
        // Without a message of its own a line gets that of the error; Fastify gives it itself.
        const isQuoting = error !== null && (message === undefined || message === error.message);
        if (!isQuoting) return method.apply(this, args);
        return method.apply(this, [isError(facts) ? { err: facts } : facts, ERROR_MESSAGE, ...rest]);
      },
    },
  };
}

/** Errors in lists and plain objects too; instances of other classes are left to the serializers. */
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

/** The log of a process without a server. */
export function openLog({ level, stream }: LogTarget): Logger {
  return stream ? pino(logOptions(level), stream) : pino(logOptions(level));
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
