import { listActivities } from '@formline/shared/contracts/people/activityFeed';
import { removeClient } from '@formline/shared/contracts/people/clients';
import {
  createNote,
  deleteNote,
  findNotes,
  listNotes,
  updateNote,
} from '@formline/shared/contracts/records/notes';
import { eq } from 'drizzle-orm';
import { clientRelations } from '../../../database/schema/clients';
import { managerAssignments } from '../../../database/schema/users';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { signInAsClient } from '../../../testing/signInAsClient';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let trainerId: number;

beforeAll(async () => {
  api = await startTestApp();
  const owner = await buildTrainer(api.database.db);
  trainerId = owner.id;
  trainer = await api.signInAs(owner.email);
});

afterAll(() => api.close());

const newClient = async (given: Parameters<typeof buildClient>[2] = {}) => ({
  id: (await buildClient(api.database.db, trainerId, given)).id,
});
const write = (params: { readonly id: number }, text: string, given: object = {}) =>
  trainer.call(createNote, { params, body: { note_date: '2028-02-10', text, ...given } });

it('lists pinned notes first, then the newest', async () => {
  const params = await newClient();
  const first = await write(params, '  Left **knee**.  ', { note_date: '2028-01-01', is_pinned: true });
  const second = await write(params, 'Sleeps little.');
  const third = await write(params, 'Late again.', { note_date: '2028-02-12' });
  expect(first).toMatchObject({ text: 'Left **knee**.', is_pinned: true, version: 1 });
  expect(await trainer.call(listNotes, { params })).toEqual([first, third, second]);
  expect(await trainer.call(listActivities, { query: { client_user_id: params.id } })).toEqual([]);
});

it('is replaced by who has seen its version, and removed', async () => {
  const params = await newClient();
  const { id: noteId } = await write(params, 'Left knee.');
  const body = { note_date: '2028-02-11', text: 'Right knee.', is_pinned: true, version: 1 };
  const ref = { params: { ...params, noteId } };
  const changed = await trainer.call(updateNote, { ...ref, body });
  expect(changed).toEqual({ ...body, id: noteId, version: 2 });
  expect(await trainer.refused(updateNote, { ...ref, body })).toMatchObject({ key: 'stale_version' });
  expect(await trainer.call(deleteNote, ref)).toEqual({ id: noteId });
  const missing = { status: 404, message: 'There is no note with this number.' };
  expect(await trainer.refused(deleteNote, ref)).toMatchObject(missing);
  expect(await trainer.refused(updateNote, { ...ref, body })).toMatchObject(missing);
});

it.each([
  [{ note_date: '2028-02-10', text: ' ' }],
  [{ note_date: '2028-02-10', text: 'x'.repeat(5001) }],
  [{ note_date: '2028-02-17', text: 'Ahead.' }],
  [{ text: 'No day.' }],
])('refuses %j', async (body) => {
  const refusal = await trainer.refused(createNote, { params: await newClient(), body });
  expect(refusal).toMatchObject({ status: 400, code: 4000 });
});

describe('a search', () => {
  const find = (caller: Caller, search: string) => caller.call(findNotes, { body: { search } });

  it('finds the words in any order and spelling, with the part of the text', async () => {
    const params = await newClient({ firstName: 'Noor', lastName: 'Hara' });
    await write(params, `${'Long before. '.repeat(20)}Knee **surgery**, 2019: jalapeño 100%.`);
    await write(params, 'Shoulder.');
    const [found, ...others] = await find(trainer, 'SURGERY jalapeno');
    expect(others).toEqual([]);
    expect(found).toMatchObject({ client: { id: params.id, first_name: 'Noor', full_name: 'Noor Hara' } });
    expect(found?.excerpt).toMatch(/^… .*Knee surgery, 2019/);
    expect(await find(trainer, '100%')).toHaveLength(1);
    await write(params, `Tendon ${'🏋️ '.repeat(200)}`);
    expect((await find(trainer, 'tendon'))[0]?.excerpt).toMatch(/^Tendon (?:🏋️ )+…$/u);
    expect(await find(trainer, 'surgery ankle')).toEqual([]);
    expect((await trainer.refused(findNotes, { body: { search: ' k ' } })).status).toBe(400);
  });

  it('leaves out inactive and former clients', async () => {
    const { db } = api.database;
    const [inactive, former] = [await newClient(), await newClient()];
    await write(inactive, 'Hernia.');
    await write(former, 'Hernia.');
    expect(await find(trainer, 'hernia')).toHaveLength(2);
    await db
      .update(clientRelations)
      .set({ isActive: false })
      .where(eq(clientRelations.clientId, inactive.id));
    await trainer.call(removeClient, { query: { clientId: former.id } });
    expect(await find(trainer, 'hernia')).toEqual([]);
  });
});

it('is private: no manager, no other trainer of the client and not the client gets it from any call', async () => {
  const { db } = api.database;
  const params = await newClient();
  const { id: noteId } = await write(params, 'Seldom honest.');
  const reader = await buildTrainer(db, { isManager: true });
  await db.insert(managerAssignments).values({ managerId: reader.id, trainerId });
  const colleague = await buildTrainer(db);
  await db.insert(clientRelations).values({ trainerId: colleague.id, clientId: params.id });
  const body = { note_date: '2028-02-10', text: 'Mine.' };
  const search = { search: 'honest' };
  for (const caller of [await api.signInAs(reader.email), await signInAsClient(api, params.id)]) {
    const refused = [
      await caller.refused(listNotes, { params }),
      await caller.refused(findNotes, { body: search }),
      await caller.refused(createNote, { params, body }),
      await caller.refused(updateNote, { params: { ...params, noteId }, body }),
      await caller.refused(deleteNote, { params: { ...params, noteId } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  }
  const other = await api.signInAs(colleague.email);
  expect(await other.call(listNotes, { params })).toEqual([]);
  expect(await other.call(findNotes, { body: search })).toEqual([]);
  expect((await other.refused(updateNote, { params: { ...params, noteId }, body })).status).toBe(404);
  expect((await other.refused(deleteNote, { params: { ...params, noteId } })).status).toBe(404);
});
