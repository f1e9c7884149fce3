import { checkEmail, requestToken } from '@formline/shared/contracts/accounts/auth';
import { createClientGroup, listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { readHealth, readReadiness } from '@formline/shared/contracts/platform/health';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { openDatabase } from '../database/database';
import { fileDatabaseUrl } from '../testing/databases/fileDatabase';
import { passwordGrant } from '../testing/grants';
import { type Caller, startTestApp, type TestApp } from '../testing/startTestApp';

const MOST_WAITING = 5;

let api: TestApp;
let trainer: Caller;
const logged: string[] = [];

beforeEach(async () => {
  logged.length = 0;
  const url = new URL(await fileDatabaseUrl());
  url.searchParams.set('pool_max', '1');
  api = await startTestApp({
    database: openDatabase({ url: url.href, onIdleError: () => undefined }),
    config: { mostWaitingQueries: MOST_WAITING },
    log: { level: 'error', stream: { write: (line) => void logged.push(line) } },
  });
  trainer = await api.signInAs('trainer@formline.test');
});

afterEach(() => api.close());

async function fillQueue(): Promise<() => Promise<number[]>> {
  const { pool } = api.database;
  const taken = await pool.connect();
  const answers = Promise.all(Array.from({ length: MOST_WAITING }, () => trainer.send(listTrainerClients)));
  while (pool.waitingCount < MOST_WAITING) await new Promise(setImmediate);
  return async () => {
    taken.release();
    return (await answers).map(({ status }) => status);
  };
}

describe('past a full queue', () => {
  it('calls are refused within seconds, and those that wait are answered', async () => {
    const goOn = await fillQueue();
    const late = await Promise.all(Array.from({ length: 200 }, () => trainer.send(listTrainerClients)));
    expect(new Set(late.map(({ status }) => status))).toEqual(new Set([503]));
    expect(new Set(late.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['2']));
    expect(JSON.parse(late[0]?.text ?? '')).toMatchObject({
      code: errorCodes.unavailable,
      key: 'overloaded',
    });
    expect(await goOn()).toEqual([200, 200, 200, 200, 200]);
    expect((await trainer.send(listTrainerClients)).status).toBe(200);
    expect(logged).toEqual([]);
  });

  it('a refused change has changed nothing', async () => {
    const before = await trainer.call(listClientGroups);
    const goOn = await fillQueue();
    const body = { title: 'Refused', client_user_ids: [] };
    expect((await trainer.refused(createClientGroup, { body })).status).toBe(503);
    await goOn();
    expect(await trainer.call(listClientGroups)).toEqual(before);
  });

  it('health answers, and signing in waits for its turn', async () => {
    const goOn = await fillQueue();
    const waiting = Promise.all([
      api.send(requestToken, passwordGrant('trainer@formline.test')),
      api.send(checkEmail, { body: { email: 'trainer@formline.test' } }),
      api.send(readReadiness),
    ]);
    expect((await api.send(readHealth)).status).toBe(200);
    await goOn();
    expect((await waiting).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
