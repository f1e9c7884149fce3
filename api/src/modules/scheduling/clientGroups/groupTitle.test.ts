import {
  createClientGroup,
  readClientGroup,
  updateClientGroup,
} from '@formline/shared/contracts/scheduling/clientGroups';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});

afterAll(() => api.close());

it('a title that is based on one that was changed meanwhile is refused, and members are not', async () => {
  const { id: trainerId, email } = await buildTrainer(api.database.db);
  const trainer = await api.signInAs(email);
  const client = async () => (await buildClient(api.database.db, trainerId)).id;
  const body = { title: 'Before', client_user_ids: [await client()] };
  const { id, version } = await trainer.call(createClientGroup, { body });
  const change = (changes: object) => ({ params: { id }, body: changes });
  const read = () => trainer.call(readClientGroup, { params: { id } });
  expect(version).toBe(1);
  expect((await trainer.call(updateClientGroup, change({ title: 'First', version }))).version).toBe(2);
  const refusal = await trainer.refused(updateClientGroup, change({ title: 'Second', version }));
  expect(refusal).toMatchObject({ status: 409, key: 'stale_version' });
  expect(await read()).toMatchObject({ title: 'First', version: 2 });
  await trainer.call(updateClientGroup, change({ new_client_user_ids: [await client()], version }));
  expect((await read()).client_group_clients).toHaveLength(2);
  expect((await trainer.call(updateClientGroup, change({ title: 'Third' }))).title).toBe('Third');
});
