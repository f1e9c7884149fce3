import { type ErrorBody, errorCodes, OVERLOADED_KEY } from '@formline/shared/contracts/errorCodes';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { databaseCause, databaseErrorCode } from '../database/databaseErrors';
import { HttpProblem, invalidInput, notFound, unavailable } from './HttpProblem';
import { refusalTexts } from './refusals.texts';

const UNEXPECTED: ErrorBody = {
  message: refusalTexts.serverError,
  code: errorCodes.unexpected,
};

/** SQLSTATE of values PostgreSQL rejects: unknown characters, too long, out of range, malformed. */
const REFUSED_VALUE_STATES = new Set(['22001', '22021', '22003', '22P02', '22P05', '22007', '22008']);

/** SQLSTATE of an unavailable or full database, timeouts, and lost races. */
const UNAVAILABLE_STATES = /^(08|53|57P|57014|55P03|40001|40P01)/;
const UNAVAILABLE_SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
]);

/** Details that are not meant for the caller are only logged. */
export function handleErrors(app: FastifyInstance): void {
  app.setNotFoundHandler(async (_request, reply) => {
    const problem = notFound();
    return reply.code(problem.status).send(problem.body);
  });
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const problem = toProblem(error);
    if (problem.status >= 500 && problem.body.key !== OVERLOADED_KEY) {
      request.log.error({ err: error, route: routeOf(request) }, 'request failed');
    }
    if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
    if (problem.retryAfterSeconds !== null) reply.header('retry-after', problem.retryAfterSeconds);
    if (problem.status === 401 || problem.status === 403) logRefusal(request, problem);
    return reply.code(problem.status).send(problem.body);
  });
}

/** Logs no token and no email or network address. */
function logRefusal(request: FastifyRequest, { status, body }: HttpProblem): void {
  const { log, actor, ip } = request;
  const { userId = null, trainerId = null } = actor ?? {};
  const route = routeOf(request);
  log.info({ event: 'refused', status, key: body.key, userId, trainerId, ip, route }, 'refused');
}

const routeOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${routeOptions.url ?? 'unknown'}`;

function toProblem(error: FastifyError): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error.validation) return invalidInput(validationMessage(error));
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    return new HttpProblem(status, { message: error.message, code: errorCodes.invalidInput });
  }
  return databaseProblem(error) ?? new HttpProblem(500, UNEXPECTED);
}

function validationMessage(error: FastifyError): string {
  const [issue] = error.validation ?? [];
  if (!issue) return refusalTexts.unreadableRequest;
  const field = issue.instancePath.split('/').filter(Boolean).join('.');
  const subject = field || (error.validationContext ?? 'request');
  return `${subject}: ${issue.message ?? refusalTexts.notValid}`;
}

function databaseProblem(error: Error): HttpProblem | null {
  const code = databaseErrorCode(error);
  if (REFUSED_VALUE_STATES.has(code)) return invalidInput(refusalTexts.unusableValue);
  const isAway =
    UNAVAILABLE_STATES.test(code) ||
    UNAVAILABLE_SYSTEM_CODES.has(code) ||
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|after calling end on the pool/.test(
      databaseCause(error)?.message ?? '',
    );
  return isAway ? unavailable() : null;
}
