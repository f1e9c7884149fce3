import { describeError, isError, typeOf } from './describeError';

/** By name, because the API's bundle has its own classes. */
const SENTENCES = [
  'DataFolderInUseError',
  'DataFolderRefusedError',
  'IncompleteDatabaseError',
  'UnusableDatabaseError',
];

export const isSentence = (error: unknown): error is Error =>
  isError(error) && SENTENCES.includes(error.name);

/** Errors with messages of our own or of the operating system, which quote no values. */
const PLAIN_TYPES = new Set(['Error', 'DeliveryError', 'BrokenRevision', ...SENTENCES]);

/** Refused sign-in or unknown database: no statement was sent, so the message quotes nothing. */
const SIGN_IN_CODES = /^(28|3D)/;

/** Messages of databases and parsers quote values, so only what may be logged is printed of those. */
export function failureSentence(error: unknown): string {
  if (!isError(error)) return 'An unknown failure.';
  const type = typeOf(error);
  if (type === 'DrizzleQueryError' && error.cause !== undefined) return failureSentence(error.cause);
  if (type === 'AggregateError' && 'errors' in error && Array.isArray(error.errors)) {
    return error.errors.map(failureSentence).join(' ');
  }
  const { code, table, constraint, stack } = describeError(error);
  // A driver of another version may rename its class, but only its errors have a severity.
  const isPlain = PLAIN_TYPES.has(type) && !('severity' in error) && !('query' in error);
  if (isPlain || SIGN_IN_CODES.test(code ?? '')) return error.message;
  const facts = Object.entries({ code, table, constraint, at: stack?.find(isOurs)?.replace(/^at /, '') });
  const known = facts.flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]));
  return `${type}${known.length > 0 ? ` (${known.join(', ')})` : ''}`;
}

const isOurs = (frame: string): boolean => !/node_modules|node:/.test(frame);
