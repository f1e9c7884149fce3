/** @embedded Each engine words its errors itself. */
import { endpoints } from '@formline/shared/contracts/api';
import { changesState, type Endpoint } from '@formline/shared/contracts/endpoint';
import * as z from '@formline/shared/contracts/schema';
import { sql } from 'drizzle-orm';
import { goodRequests } from '../testing/requests/exampleRequests';
import { failWrites, openImpatientDatabase, writeFaults } from '../testing/databases/failWrites';
import { fileDatabaseUrl } from '../testing/databases/fileDatabase';
import { isFullRun } from '../testing/fullRun';
import { markInput } from '../testing/requests/markInput';
import { buildMarkedWorld, MARK, type MarkedWorld } from '../testing/markedWorld';
import { signInAsClient } from '../testing/signInAsClient';
import { startTestApp, type TestApp } from '../testing/startTestApp';

jest.setTimeout(240_000);

const COUNTERS = 'rate_limits';

/** Why a write cannot reach a statement that fails, given a marked world. */
const unreached: Readonly<Record<string, string>> = {
  revokeToken: 'the token is none',
  checkEmail: 'only reads',
  requestPasswordReset: 'writes after its answer',
  resetPassword: 'takes the token of an email',
  confirmTwoStep: 'takes a code of an authenticator app',
  turnOffTwoStep: 'is for accounts with two-step sign-in',
  confirmEmail: 'takes the token of an email',
  confirmAccountRemoval: 'takes the token of an email',
  keepAccount: 'takes the token of an email',
  validateClientEmail: 'only reads',
  acceptInvitation: 'is for a person with an account',
  uploadVideo: 'takes a film',
  uploadWorkoutVideo: 'takes a film',
  sendBrowserReports: 'the report is of another shape',
  moveGroupWorkout: 'is for work all members share',
  cancelOwnWorkout: 'is for a wake-up workout',
};

const isWrite = ([, endpoint]: readonly [string, Endpoint]): boolean => changesState(endpoint);
const allWrites = Object.entries<Endpoint>(endpoints).filter(isWrite);

const writesMeeting = (fault: number) =>
  allWrites.filter((_, index) => isFullRun || index % writeFaults.length === fault);

let api: TestApp;
let tables: string[];
let output: string[] = [];

beforeAll(async () => {
  const database = openImpatientDatabase(await fileDatabaseUrl());
  const stream = { write: (line: string) => void output.push(line) };
  api = await startTestApp({ database, log: { level: 'trace', stream } });
  const found = await database.db.execute(
    sql`select quote_ident(relname) as name from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'durability_probe'`,
  );
  tables = (z.safeParse(z.array(z.object({ name: z.string() })), found.rows).data ?? []).map(
    ({ name }) => name,
  );
});

beforeEach(() => {
  output = [];
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      output.push(String(text));
      return true;
    });
  }
});

afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

async function prepareWrites(world: MarkedWorld, writes: typeof allWrites) {
  const trainer = await api.signInAs(world.trainer.email);
  const client = await signInAsClient(api, world.client.id);
  const values = new Set([MARK, world.trainer.email, world.client.email, '$argon2']);
  const failed = new Set<string>();
  const send = async (): Promise<void> => {
    for (const [name, endpoint] of writes) {
      const { least, full } = goodRequests(name, endpoint, world);
      const marked = [least, full].map((good) => markInput(endpoint, good));
      for (const value of marked.flatMap((one) => one.values)) values.add(value);
      const callers =
        endpoint.access === 'trainer' || endpoint.access === 'trainer-alone' ? [trainer] : [trainer, client];
      const requests = [...marked.map((one) => one.request), least];
      for (const [caller, request] of callers.flatMap((one) =>
        requests.map((each) => [one, each] as const),
      )) {
        if ((await caller.send(endpoint, request)).status >= 500) failed.add(name);
      }
    }
    await api.settled();
  };
  return { send, values, failed };
}

const factsSchema = z.object({
  err: z.unknown(),
  route: z.optional(z.string()),
  reqId: z.optional(z.string()),
});
const ERROR_FIELDS = ['type', 'code', 'table', 'constraint', 'stack', 'cause', 'errors'];

const failures = () =>
  output
    .filter((line) => line.includes('"request failed"'))
    .map((line) => z.safeParse(factsSchema, JSON.parse(line)).data);

function unknownFields(error: unknown): string[] {
  const facts = z.safeParse(z.record(z.string(), z.unknown()), error).data ?? {};
  const inner = [facts['cause'], ...(z.safeParse(z.array(z.unknown()), facts['errors']).data ?? [])];
  return [
    ...Object.keys(facts).filter((key) => !ERROR_FIELDS.includes(key)),
    ...inner.filter((one) => one !== undefined).flatMap(unknownFields),
  ];
}

it.each([...writeFaults.entries()])(
  'fault %i, %s, of a write leaves no value of the request in any output',
  async (index, fault) => {
    const writes = writesMeeting(index);
    const { send, values, failed } = await prepareWrites(await buildMarkedWorld(api.database.db), writes);
    const repair = await failWrites(
      api.database.pool,
      fault,
      tables.filter((table) => table !== COUNTERS),
    );
    try {
      await send();
    } finally {
      await repair();
    }
    const text = output.join('');
    expect([...values].filter((value) => text.includes(value))).toEqual([]);
    expect(failures().length).toBeGreaterThanOrEqual(failed.size);
    expect(failures().flatMap((line) => unknownFields(line?.err))).toEqual([]);
    expect(failures().filter((line) => !line?.route || !line.reqId)).toEqual([]);
    const missed = writes.filter(([name, { method }]) => !failed.has(name) && method !== 'DELETE');
    expect(missed.map(([name]) => name).filter((name) => !(name in unreached))).toEqual([]);
  },
);

it('a count of calls that fails leaves no value of the request in any output', async () => {
  const { send, values } = await prepareWrites(await buildMarkedWorld(api.database.db), writesMeeting(0));
  const repair = await failWrites(api.database.pool, 'a full disk', [COUNTERS]);
  try {
    await send();
  } finally {
    await repair();
  }
  expect(failures().length).toBeGreaterThan(0);
  const text = output.join('');
  expect([...values].filter((value) => text.includes(value))).toEqual([]);
});
