/** @embedded Calls at the same moment. */
import {
  createClientGroup,
  deleteClientGroup,
  listClientGroups,
} from '@formline/shared/contracts/scheduling/clientGroups';
import { removeClient } from '@formline/shared/contracts/people/clients';
import { toggleFavoriteExercise } from '@formline/shared/contracts/library/exercises';
import { IDEMPOTENCY_HEADER, REPLAY_HEADER } from '@formline/shared/contracts/idempotencyKey';
import { eq } from 'drizzle-orm';
import { exercises } from '../database/schema/exercises';
import { idempotencyKeys } from '../database/schema/calls';
import { buildClient, buildTrainer } from '../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../testing/startTestApp';
import { removeOldIdempotencyKeys } from './idempotency';

let api: TestApp;
let trainer: Caller;
let trainerId: number;
let clientId: number;

beforeAll(async () => {
  api = await startTestApp();
});

beforeEach(async () => {
  const built = await buildTrainer(api.database.db);
  trainerId = built.id;
  clientId = (await buildClient(api.database.db, trainerId)).id;
  trainer = await api.signInAs(built.email);
});

afterAll(() => api.close());

let keys = 0;
const newKey = (): string => `key-number-${process.pid}-${(keys += 1)}-of-this-run`;
const withKey = (key: string) => ({ [IDEMPOTENCY_HEADER]: key });
const newGroup = (key: string, title = 'Morning') => ({
  headers: withKey(key),
  body: { title, client_user_ids: [clientId] },
});
const groups = () => trainer.call(listClientGroups);

describe('a change with a key', () => {
  it('happens once however often it is sent, and the answer is the same', async () => {
    const request = newGroup(newKey());
    const first = await trainer.send(createClientGroup, request);
    const second = await trainer.send(createClientGroup, request);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.text).toBe(first.text);
    expect([first.headers[REPLAY_HEADER], second.headers[REPLAY_HEADER]]).toEqual([undefined, 'true']);
    expect(await groups()).toHaveLength(1);
  });

  it('happens once when fifty are sent at the same moment', async () => {
    const request = newGroup(newKey());
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => trainer.send(createClientGroup, request)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await groups()).toHaveLength(1);
  });

  it('is answered again although the caller could not do it a second time', async () => {
    const request = { headers: withKey(newKey()), query: { clientId } };
    const answers = [await trainer.send(removeClient, request), await trainer.send(removeClient, request)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('turns a mark round once', async () => {
    const [exercise] = await api.database.db.select().from(exercises).limit(1);
    const request = { headers: withKey(newKey()), params: { id: exercise?.id ?? 0 } };
    await trainer.send(toggleFavoriteExercise, request);
    expect(await trainer.call(toggleFavoriteExercise, request)).toEqual({ is_favorite: true });
  });

  it('is refused when the key came with something else before', async () => {
    const key = newKey();
    await trainer.call(createClientGroup, newGroup(key));
    const other = await trainer.refused(createClientGroup, newGroup(key, 'Evening'));
    expect(other).toMatchObject({ status: 422, code: 4220, key: 'idempotency_key_reused' });
    const [group] = await groups();
    const elsewhere = { headers: withKey(key), params: { id: group?.id ?? 0 } };
    expect((await trainer.refused(deleteClientGroup, elsewhere)).status).toBe(422);
    expect(await groups()).toHaveLength(1);
  });

  it('may be tried again with the same key after a refusal', async () => {
    const request = newGroup(newKey());
    const otherTrainer = await api.signInAs((await buildTrainer(api.database.db)).email);
    expect((await otherTrainer.refused(createClientGroup, request)).status).toBe(404);
    expect((await otherTrainer.refused(createClientGroup, request)).status).toBe(404);
    expect(await api.database.db.$count(idempotencyKeys, eq(idempotencyKeys.userId, trainerId))).toBe(0);
  });

  it('is somebody else’s affair when somebody else sends the same key', async () => {
    const request = newGroup(newKey());
    await trainer.call(createClientGroup, request);
    const other = await buildTrainer(api.database.db);
    const theirs = await buildClient(api.database.db, other.id);
    const body = { title: 'Theirs', client_user_ids: [theirs.id] };
    const answer = await (await api.signInAs(other.email)).send(createClientGroup, { ...request, body });
    expect([answer.status, answer.headers[REPLAY_HEADER]]).toEqual([200, undefined]);
  });

  it.each(['', 'short', 'with spaces in between', 'x'.repeat(201), 'żółć-żółć-żółć-żółć'])(
    'is refused with the key %p',
    async (key) => {
      expect(await trainer.refused(createClientGroup, newGroup(key))).toMatchObject({
        status: 400,
        code: 4000,
      });
      expect(await groups()).toEqual([]);
    },
  );

  it('is forgotten after a day', async () => {
    const { db } = api.database;
    await trainer.call(createClientGroup, newGroup(newKey()));
    const remembered = () => db.$count(idempotencyKeys, eq(idempotencyKeys.userId, trainerId));
    const inHours = (hours: number) => ({
      now: () => new Date(api.clock.now().getTime() + hours * 3_600_000),
    });
    await removeOldIdempotencyKeys(db, inHours(23));
    expect(await remembered()).toBe(1);
    await removeOldIdempotencyKeys(db, inHours(25));
    expect(await remembered()).toBe(0);
  });
});
