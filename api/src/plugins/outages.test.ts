/** @embedded Connections break. */
import { createClientGroup, listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { readReadiness } from '@formline/shared/contracts/platform/health';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { openDatabase } from '../database/database';
import { buildClient, buildTrainer } from '../testing/builders';
import { type CuttableProxy, startCuttableProxy } from '../testing/databases/cuttableProxy';
import { fileDatabaseUrl } from '../testing/databases/fileDatabase';
import { type Caller, startTestApp, type TestApp } from '../testing/startTestApp';

/** Enough for a connection on a busy machine, and the wait of a server without free connections. */
const PATIENCE_MS = 2_000;

let proxy: CuttableProxy;
let api: TestApp;
let trainer: Caller;
let clientId: number;

beforeEach(async () => {
  proxy = await startCuttableProxy(await fileDatabaseUrl());
  const url = new URL(proxy.url);
  url.searchParams.set('pool_max', '1');
  const database = openDatabase({
    url: url.href,
    onIdleError: () => undefined,
    connectTimeoutMs: PATIENCE_MS,
  });
  api = await startTestApp({ database });
  const { id, email } = await buildTrainer(database.db);
  clientId = (await buildClient(database.db, id)).id;
  trainer = await api.signInAs(email);
});

afterEach(async () => {
  await api.close();
  await proxy.close();
});

describe('a database that goes away', () => {
  it('is told as such, and serving goes on by itself when it is back', async () => {
    await proxy.cut();
    const away = await trainer.send(readCurrentUser);
    expect([away.status, away.headers['retry-after']]).toEqual([503, '5']);
    expect((await api.refused(readReadiness)).status).toBe(503);
    proxy.restore();
    expect((await trainer.send(readCurrentUser)).status).toBe(200);
    expect((await api.send(readReadiness)).status).toBe(200);
  });

  it('in the middle of a change takes the change back', async () => {
    const { pool } = api.database;
    const body = { title: 'Morning', client_user_ids: [clientId] };
    pool.once('acquire', () => {
      pool.once('acquire', () => void proxy.cut());
    });
    expect((await trainer.refused(createClientGroup, { body })).status).toBe(503);
    proxy.restore();
    expect(await trainer.call(listClientGroups)).toEqual([]);
    await trainer.call(createClientGroup, { body });
    expect(await trainer.call(listClientGroups)).toHaveLength(1);
  });

  it('between two statements of a transaction does not end the process', async () => {
    const { db } = api.database;
    const broken = db.transaction(async (tx) => {
      await tx.execute('select 1');
      await proxy.cut();
      await tx.execute('select 1');
    });
    await expect(broken).rejects.toThrow(/rollback|select 1|terminated|queryable/i);
    proxy.restore();
    expect((await trainer.send(readCurrentUser)).status).toBe(200);
  });
});

describe('a server whose connections are all in use', () => {
  it('says so soon, and serves again when one is free', async () => {
    const taken = await api.database.pool.connect();
    expect((await trainer.refused(readCurrentUser)).status).toBe(503);
    taken.release();
    expect((await trainer.send(readCurrentUser)).status).toBe(200);
  });
});

describe('a server that is told to stop', () => {
  it('finishes what it accepted and takes nothing more', async () => {
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const ask = () => fetch(`${address}${readReadiness.path}`);
    const taken = await api.database.pool.connect();
    const accepted = new Promise<void>((resolve) => {
      api.app.server.once('request', () => resolve());
    });
    const answer = ask();
    await accepted;
    const stopped = api.app.close();
    taken.release();
    const { status, headers } = await answer;
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
    await stopped;
    await expect(ask()).rejects.toThrow('fetch failed');
  });
});
