/** @embedded Transactions, and one connection for all. */
import { endpoint } from '@formline/shared/contracts/endpoint';
import * as z from '@formline/shared/contracts/schema';
import { eq, sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { DatabaseHandle, DatabasePool, Transaction } from '../database/database';
import { serverSecrets } from '../database/schema/sessions';
import { backgroundWork } from '../mail/backgroundWork';
import { workFolders } from '../media/workFolders';
import { startTestApp, type TestApp } from '../testing/startTestApp';
import { type Call, createEndpointRegistration } from './endpoints';
import { handleErrors } from './errors';
import { staleVersion } from './HttpProblem';
import { createChangeRunner } from './idempotency';
import { createCallCounter } from './rateLimit';

let api: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  api = await startTestApp();
});

afterAll(() => api.close());
afterEach(() => app.close());

const change = endpoint({
  method: 'POST',
  path: '/change',
  summary: 'Changes something',
  tag: 'Tests',
  access: 'signed-in',
  resources: [],
  result: z.string().check(z.maxLength(5)),
});

async function answerOf(handle: (db: DatabaseHandle) => Promise<string>) {
  const { db } = api.database;
  app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  const actor = {
    userId: 1,
    sessionId: 1,
    role: 'TRAINER',
    isManager: false,
    isStaff: false,
    trainerId: 1,
  } as const;
  const register = createEndpointRegistration({
    authenticate: async () => actor,
    db,
    runChange: createChangeRunner({ db, clock: api.clock }),
    countCall: createCallCounter({ db, clock: api.clock }),
    limitReads: () => undefined,
    refuseOverload: async () => undefined,
    work: workFolders(api.mediaFolder),
  });
  register(app, change, { handle: (call) => handle(call.db) });
  const { statusCode, payload } = await app.inject({ method: 'POST', url: change.path });
  return { status: statusCode, text: payload };
}

const write = (db: DatabaseHandle, name: string) =>
  db.insert(serverSecrets).values({ name, value: 'written' });
const written = (name: string) => api.database.db.$count(serverSecrets, eq(serverSecrets.name, name));

describe('a change', () => {
  it('is undone when a later step fails', async () => {
    const answer = await answerOf(async (db) => {
      await write(db, 'later-step');
      throw new Error('the later step');
    });
    expect(answer.status).toBe(500);
    expect(await written('later-step')).toBe(0);
  });

  it('is undone when it is refused half way', async () => {
    const answer = await answerOf(async (db) => {
      await write(db, 'half-way');
      throw staleVersion();
    });
    expect(answer.status).toBe(409);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 4091, key: 'stale_version' });
    expect(await written('half-way')).toBe(0);
  });

  it('is undone when its answer would break the contract', async () => {
    const answer = await answerOf(async (db) => {
      await write(db, 'broken-contract');
      return 'much too long';
    });
    expect(answer.status).toBe(500);
    expect(await written('broken-contract')).toBe(0);
  });

  it('fails at once, instead of waiting for ever, when it asks for a second connection', async () => {
    const answer = await answerOf(async (db) => {
      await write(db, 'two-connections');
      await write(api.database.db, 'two-connections-too');
      return 'done';
    });
    expect(answer.status).toBe(500);
    expect((await written('two-connections')) + (await written('two-connections-too'))).toBe(0);
  });

  it('may start work that is no part of it', async () => {
    const background = backgroundWork({
      onFailure: (error) => {
        throw error;
      },
    });
    const answer = await answerOf(async () => {
      background.start(async () => {
        await write(api.database.db, 'afterwards');
      });
      return 'done';
    });
    await background.settled();
    expect([answer.text, await written('afterwards')]).toEqual(['{"result":"done"}', 1]);
  });
});

describe('a change that loses a race', () => {
  const loseRace = (db: DatabaseHandle) =>
    db.execute(sql`do $$ begin raise exception using errcode = '40P01'; end $$`);

  it('is done again, once, and nothing of the first try is left', async () => {
    let attempts = 0;
    const answer = await answerOf(async (db) => {
      attempts += 1;
      await write(db, 'raced');
      if (attempts === 1) await loseRace(db);
      return 'done';
    });
    expect(answer).toEqual({ status: 200, text: '{"result":"done"}' });
    expect([attempts, await written('raced')]).toEqual([2, 1]);
  });

  it('and loses again asks the caller to come later', async () => {
    let attempts = 0;
    const answer = await answerOf(async (db) => {
      attempts += 1;
      await loseRace(db);
      return 'never';
    });
    expect([answer.status, attempts]).toEqual([503, 2]);
  });
});

it('is the one transaction a handler has: none begins from it, and the database is none', () => {
  const beginsAnother: 'transaction' extends keyof Call<typeof change>['db'] ? true : false = false;
  const isTransaction: Call<typeof change>['db'] extends Transaction ? true : false = true;
  const isDatabaseEnough: DatabasePool extends Transaction ? true : false = false;
  expect([beginsAnother, isTransaction, isDatabaseEnough]).toEqual([false, true, false]);
});
