import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';
import { describeError } from './describeError';
import { failureSentence } from './failureSentence';
import { openLog } from './logging';

const SECRET = 'Zqmark';

function brokenConstraint(): DatabaseError {
  const error = new DatabaseError(`Failing row contains (${SECRET}).`, 1, 'error');
  return Object.assign(error, {
    severity: 'ERROR',
    code: '23505',
    detail: `Key (email)=(${SECRET}) already exists.`,
    hint: SECRET,
    where: SECRET,
    internalQuery: SECRET,
    table: 'users',
    column: SECRET,
    constraint: 'users_email_unique',
  });
}

const failedQuery = (): DrizzleQueryError =>
  new DrizzleQueryError('insert into users values ($1)', [SECRET], brokenConstraint());

/** The worst case: a message of several lines, one of which looks like a stack frame. */
const quoting = (): Error => new Error(`of ${SECRET}\n    at ${SECRET} (/${SECRET}.ts:1:1)`);

const circular = (): Error => {
  const error = quoting();
  error.cause = error;
  return error;
};

const errors: Readonly<Record<string, () => unknown>> = {
  'a failed query': failedQuery,
  'a failed query behind two others': () =>
    new Error(SECRET, { cause: new Error(SECRET, { cause: failedQuery() }) }),
  'several failed queries': () => new AggregateError([failedQuery(), quoting()], SECRET),
  'an error with fields of its own': () => Object.assign(quoting(), { params: [SECRET], client: { SECRET } }),
  'an error that quotes over several lines': quoting,
  'an error that is its own cause': circular,
  'an error whose message was changed later': () => Object.assign(quoting(), { message: '' }),
  'an error whose fields are no names': () =>
    Object.assign(quoting(), { code: `of ${SECRET}`, table: `"${SECRET}"`, constraint: SECRET, stack: 7 }),
  'unreadable JSON': () => {
    try {
      JSON.parse(`{"weight": ${SECRET}}`);
    } catch (error) {
      return error;
    }
    return null;
  },
  'a text': () => SECRET,
  nothing: () => undefined,
};

describe.each(Object.entries(errors))('%s', (_case, build) => {
  it('is described without a value', () => {
    expect(JSON.stringify(describeError(build()))).not.toContain(SECRET);
  });

  it('is logged without a value, however it is given', () => {
    const lines: string[] = [];
    const log = openLog({ level: 'trace', stream: { write: (line) => void lines.push(line) } });
    const error = build();
    if (!(error instanceof Error)) return;
    log.error(error);
    log.error(error, error.message);
    log.error({ err: error });
    log.error({ err: error }, error.message);
    log.error({ error, failure: error }, 'failed');
    log.child({ err: error }).error('failed');
    log.error({ all: [error], inner: { error } }, 'failed');
    expect(lines).toHaveLength(7);
    expect(lines.join('')).not.toContain(SECRET);
  });
});

describe('what is left', () => {
  it('says what failed and where', () => {
    const { stack, cause, ...facts } = describeError(failedQuery());
    const { stack: causeStack, ...causeFacts } = cause ?? {};
    expect(facts).toEqual({ type: 'DrizzleQueryError' });
    expect(causeFacts).toEqual({
      type: 'DatabaseError',
      code: '23505',
      table: 'users',
      constraint: 'users_email_unique',
    });
    expect(stack?.join(' ')).toContain('describeError.test.ts');
    expect(causeStack?.join(' ')).toContain('describeError.test.ts');
  });

  it('keeps no more errors and causes than a line can hold', () => {
    const many = new AggregateError(Array.from({ length: 100 }, () => circular()));
    expect(JSON.stringify(describeError(many)).length).toBeLessThan(100_000);
  });
});

describe('the sentence on the terminal', () => {
  it.each([
    ['a setting', new Error('These settings are missing: PORT.'), 'These settings are missing: PORT.'],
    [
      'a failed query',
      failedQuery(),
      'DatabaseError (code 23505, table users, constraint users_email_unique',
    ],
    [
      'two addresses',
      new AggregateError([new Error('connect 1'), new Error('connect 2')]),
      'connect 1 connect 2',
    ],
    [
      'a database that lets nobody in',
      Object.assign(new DatabaseError('no such role', 1, 'error'), { code: '28000' }),
      'no such role',
    ],
    ['no error', 'text', 'An unknown failure.'],
  ])('of %s', (_case, error, sentence) => {
    expect(failureSentence(error)).toContain(sentence);
    expect(failureSentence(error)).not.toContain(SECRET);
  });
});
