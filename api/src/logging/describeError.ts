/** Contains no text written by a person. */
export interface ErrorFacts {
  readonly type: string;
  readonly code?: string;
  readonly table?: string;
  readonly constraint?: string;
  readonly stack?: readonly string[];
  readonly cause?: ErrorFacts;
  readonly errors?: readonly ErrorFacts[];
}

const CODE = /^[0-9A-Z_]{2,60}$/;
const IDENTIFIER = /^[a-z_][a-z0-9_]{0,62}$/;
const FRAME = /^at (?:[\w.<>$#[\] ]+ \()?(?:file:\/\/|node:|\/|[A-Za-z]:\\)[^\s()]*:\d+:\d+\)?$/;
const MAX_FRAMES = 20;
const MAX_ERRORS = 5;
const MAX_DEPTH = 5;

/** Without messages: drivers quote values, e.g. a client's weight, an email address or a password hash. */
export function describeError(error: unknown, depth = 0): ErrorFacts {
  if (!isError(error)) return { type: error === null ? 'null' : typeof error };
  const { cause, errors, ...fields } = fieldsOf(error);
  const stack = framesOf(error);
  const isDeepest = depth >= MAX_DEPTH;
  return {
    type: typeOf(error),
    ...matching('code', fields.code, CODE),
    ...matching('table', fields.table, IDENTIFIER),
    ...matching('constraint', fields.constraint, IDENTIFIER),
    ...(stack.length > 0 && { stack }),
    ...(isError(cause) && !isDeepest && { cause: describeError(cause, depth + 1) }),
    ...(Array.isArray(errors) &&
      !isDeepest && { errors: errors.slice(0, MAX_ERRORS).map((one) => describeError(one, depth + 1)) }),
  };
}

/** Errors of another realm, e.g. of Node's own modules under Jest, fail `instanceof`. */
export const isError = (value: unknown): value is Error =>
  value instanceof Error || Object.prototype.toString.call(value) === '[object Error]';

export const typeOf = (error: Error): string => error.constructor?.name || 'Error';

interface ErrorFields {
  readonly code?: unknown;
  readonly table?: unknown;
  readonly constraint?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
}

const fieldsOf = (error: Error & ErrorFields): ErrorFields => {
  const { code, table, constraint, cause, errors } = error;
  return { code, table, constraint, cause, errors };
};

function matching<K extends string>(key: K, value: unknown, pattern: RegExp): { [P in K]?: string };
function matching(key: string, value: unknown, pattern: RegExp): Record<string, string> {
  return typeof value === 'string' && pattern.test(value) ? { [key]: value } : {};
}

/** The message is cut off first, because its lines could look like frames. */
function framesOf({ stack, message }: Error): string[] {
  const start = typeof stack === 'string' ? stack.indexOf(message) : -1;
  if (typeof stack !== 'string' || start < 0) return [];
  return stack
    .slice(start + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => FRAME.test(line))
    .slice(0, MAX_FRAMES);
}
