import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { LoggerOptions } from 'pino';

export interface LogTarget {
  readonly level: string;
  /** Where lines go; standard output if absent. */
  readonly stream?: { write(line: string): void };
}

/** One JSON line per event. No token, address of a person or query string ever stands in the log. */
export function loggerSettings({ level, stream }: LogTarget): FastifyServerOptions['logger'] {
  const settings: LoggerOptions = {
    level,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: ['req.headers', 'headers.authorization'],
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
        ip: request.ip,
      }),
    },
  };
  return stream ? { ...settings, stream } : settings;
}
