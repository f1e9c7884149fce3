import { removeClient } from '@formline/shared/contracts/people/clients';
import {
  createClientTag,
  deleteClientTag,
  listClientTags,
  MOST_TAGS,
  tagClients,
  updateClientTag,
} from '@formline/shared/contracts/people/clientTags';
import { createMilestone } from '@formline/shared/contracts/records/milestones';
import { managerAssignments } from '../../../database/schema/users';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let trainerId: number;

beforeAll(async () => {
  api = await startTestApp();
});

beforeEach(async () => {
  const owner = await buildTrainer(api.database.db);
  trainerId = owner.id;
  trainer = await api.signInAs(owner.email);
});

afterAll(() => api.close());

const newClient = async () => (await buildClient(api.database.db, trainerId)).id;
const newTag = (name: string, client_ids: readonly number[] = []) =>
  trainer.call(createClientTag, { body: { name, color: 'blue', client_ids } });

it('lists the tags by name, each with its clients', async () => {
  const [ana, ben] = [await newClient(), await newClient()];
  const mornings = await newTag('  mornings ', [ben, ana, ana]);
  const evenings = await newTag('Evenings');
  expect(mornings).toEqual({
    id: mornings.id,
    name: 'mornings',
    color: 'blue',
    client_ids: [ana, ben],
    version: 1,
  });
  expect(await trainer.call(listClientTags)).toEqual([evenings, mornings]);
});

it('puts a tag on clients and takes it off others, in any order and twice', async () => {
  const [ana, ben] = [await newClient(), await newClient()];
  const { id: tagId } = await newTag('Mornings', [ana]);
  const change = { params: { tagId }, body: { added_client_ids: [ben], removed_client_ids: [ana] } };
  await trainer.call(tagClients, change);
  expect(await trainer.call(tagClients, change)).toMatchObject({ client_ids: [ben] });
});

it('is put on at the moment at which something else of the client is recorded', async () => {
  const id = await newClient();
  const { id: tagId } = await newTag('Mornings');
  const tagged = { params: { tagId }, body: { added_client_ids: [id] } };
  const milestone = { params: { id }, body: { name: 'Walk' } };
  const changes = Array.from({ length: 4 }, () => [
    trainer.call(tagClients, tagged),
    trainer.call(createMilestone, milestone),
  ]);
  await expect(Promise.all(changes.flat())).resolves.toHaveLength(8);
});

it('refuses a second tag of one name, whatever the capitals, and renames the same tag', async () => {
  const tag = await newTag('Mornings');
  const { id: tagId } = await newTag('Evenings');
  const body = { name: 'MORNINGS', color: 'pink' };
  const refused = { status: 400, message: 'name: you have a tag with this name already' };
  expect(await trainer.refused(createClientTag, { body })).toMatchObject(refused);
  expect(await trainer.refused(updateClientTag, { params: { tagId }, body })).toMatchObject(refused);
  expect(await trainer.call(updateClientTag, { params: { tagId: tag.id }, body })).toEqual({
    ...tag,
    ...body,
    version: 2,
  });
});

it('is changed by who has seen its version', async () => {
  const { id: tagId } = await newTag('Mornings');
  const request = { params: { tagId }, body: { name: 'Early', color: 'pink', version: 1 } };
  await trainer.call(updateClientTag, request);
  expect(await trainer.refused(updateClientTag, request)).toMatchObject({
    status: 409,
    key: 'stale_version',
  });
});

it('is no longer there once it is removed', async () => {
  const { id: tagId } = await newTag('Mornings', [await newClient()]);
  const params = { tagId };
  expect(await trainer.call(deleteClientTag, { params })).toEqual({ id: tagId });
  expect(await trainer.call(listClientTags)).toEqual([]);
  for (const [endpoint, request] of [
    [deleteClientTag, { params }],
    [tagClients, { params, body: {} }],
    [updateClientTag, { params, body: { name: 'Early', color: 'pink' } }],
  ] as const)
    expect(await trainer.refused(endpoint, request)).toMatchObject({ status: 404 });
});

it('goes on nobody else’s client, and nothing of a refused change stays', async () => {
  const own = await newClient();
  const other = await buildTrainer(api.database.db);
  const foreign = (await buildClient(api.database.db, other.id)).id;
  const body = { name: 'Mornings', color: 'blue', client_ids: [own, foreign] };
  expect(await trainer.refused(createClientTag, { body })).toMatchObject({ status: 404 });
  expect(await trainer.call(listClientTags)).toEqual([]);
  const { id: tagId } = await newTag('Mornings');
  const added = { params: { tagId }, body: { added_client_ids: [own, foreign] } };
  expect(await trainer.refused(tagClients, added)).toMatchObject({ status: 404 });
  expect(await trainer.call(listClientTags)).toMatchObject([{ client_ids: [] }]);
  expect(await (await api.signInAs(other.email)).refused(tagClients, added)).toMatchObject({ status: 404 });
});

it('shows no client who was removed', async () => {
  const clientId = await newClient();
  await newTag('Mornings', [clientId]);
  await trainer.call(removeClient, { query: { clientId } });
  expect(await trainer.call(listClientTags)).toMatchObject([{ client_ids: [] }]);
});

it('is read by the trainer’s manager, and changed by the trainer alone', async () => {
  const tag = await newTag('Mornings');
  const boss = await buildTrainer(api.database.db, { isManager: true });
  await api.database.db.insert(managerAssignments).values({ managerId: boss.id, trainerId });
  const manager = await api.signInAs(boss.email);
  expect(await manager.call(listClientTags)).toEqual([tag]);
  expect(await manager.refused(deleteClientTag, { params: { tagId: tag.id } })).toMatchObject({
    status: 403,
  });
});

it(`ends at ${MOST_TAGS} tags, also for two at once`, async () => {
  for (let number = 1; number < MOST_TAGS; number++) await newTag(`Tag ${number}`);
  const answers = await Promise.all(
    ['One more', 'Another'].map((name) => trainer.send(createClientTag, { body: { name, color: 'pink' } })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
  expect(await trainer.call(listClientTags)).toHaveLength(MOST_TAGS);
});
