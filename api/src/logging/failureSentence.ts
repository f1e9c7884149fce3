import { describeError, isError, typeOf } from './describeError';

/** Errors of ours whose message is a whole sentence for a person. By name, because the API's bundle has its own classes. */
const SENTENCES = [
  'DataFolderInUseError',
  'DataFolderRefusedError',
  'IncompleteDatabaseError',
  'UnusableDatabaseError',
];

/** Whether nothing has to be said beside the message of an error. */
export const isSentence = (error: unknown): error is Error =>
  isError(error) && SENTENCES.includes(error.name);

/** Classes of errors with messages of our own or of the operating system: a setting, a port, a folder. */
const PLAIN_TYPES = new Set(['Error', 'DeliveryError', 'BrokenRevision', ...SENTENCES]);

/** The server let nobody in, or has no such database: no statement was sent yet, and the message says what to set. */
const SIGN_IN_CODES = /^(28|3D)/;

/**
 * One sentence about a failure for the terminal. Messages of databases and parsers quote the values they were given, so
 * only what the log may have is printed of those.
 */
export function failureSentence(error: unknown): string {
  if (!isError(error)) return 'An unknown failure.';
  const type = typeOf(error);
  if (type === 'DrizzleQueryError' && error.cause !== undefined) return failureSentence(error.cause);
  if (type === 'AggregateError' && 'errors' in error && Array.isArray(error.errors)) {
    return error.errors.map(failureSentence).join(' ');
  }
  const { code, table, constraint, stack } = describeError(error);
  // A driver of another version may name its class otherwise: only its errors have a severity.
  const isPlain = PLAIN_TYPES.has(type) && !('severity' in error) && !('query' in error);
  if (isPlain || SIGN_IN_CODES.test(code ?? '')) return error.message;
  const facts = Object.entries({ code, table, constraint, at: stack?.find(isOurs)?.replace(/^at /, '') });
  const known = facts.flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]));
  return `${type}${known.length > 0 ? ` (${known.join(', ')})` : ''}`;
}

const isOurs = (frame: string): boolean => !/node_modules|node:/.test(frame);
