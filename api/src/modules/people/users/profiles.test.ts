import { listActivityLevels, listGoals } from '@formline/shared/contracts/library/catalogues';
import {
  updateClientPreferences,
  updateTrainer,
  updateUser,
} from '@formline/shared/contracts/people/profiles';
import { uploadImage } from '@formline/shared/contracts/library/media';
import { readClient, readCurrentUser, readUser } from '@formline/shared/contracts/people/users';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { pictureOfSize } from '../../../testing/pictureOfSize';
import { signInAsClient } from '../../../testing/signInAsClient';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let otherTrainer: Caller;
let trainerId: number;
let clientId: number;

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const owner = await buildTrainer(db);
  trainerId = owner.id;
  clientId = (await buildClient(db, trainerId)).id;
  trainer = await api.signInAs(owner.email);
  otherTrainer = await api.signInAs((await buildTrainer(db)).email);
});

afterAll(() => api.close());

const aboutClient = (body: object) => ({ params: { id: clientId }, body });
const aboutTrainer = (body: object) => ({ params: { id: trainerId }, body });

describe('the own number', () => {
  const readOwn = async (caller: Caller) => {
    const me = await caller.call(readCurrentUser);
    expect(await caller.call(readUser, { params: { id: me.id } })).toEqual(me);
    return me;
  };

  it('finds a trainer and a manager', async () => {
    expect((await readOwn(trainer)).id).toBe(trainerId);
    expect((await readOwn(await api.signInAs('manager@formline.test'))).email).toBe('manager@formline.test');
  });

  it('finds a client, who finds nobody else', async () => {
    const client = await signInAsClient(api, clientId);
    expect((await readOwn(client)).id).toBe(clientId);
    expect((await client.refused(readUser, { params: { id: trainerId } })).status).toBe(404);
  });
});

describe('a client’s profile', () => {
  it('takes what is named and leaves the rest', async () => {
    const [, goal] = await trainer.call(listGoals);
    const [, level] = await trainer.call(listActivityLevels);
    const before = await trainer.call(readClient, { params: { id: clientId } });
    const changed = await trainer.call(
      updateUser,
      aboutClient({
        first_name: '  Zoë ',
        phone_number: '(312) 555-0188',
        birth_date: '1984-02-29',
        height: 70.5,
        goal_id: goal?.id,
        activity_level_id: level?.id,
      }),
    );
    expect(changed).toEqual({
      ...before,
      version: 2,
      first_name: 'Zoë',
      full_name: 'Zoë Client',
      phone_number: '3125550188',
      birth_date: '1984-02-29',
      client_user: {
        ...before.client_user,
        height: 70.5,
        activity_level_id: level?.id,
        goals: [goal],
      },
    });
    expect(await trainer.call(readClient, { params: { id: clientId } })).toEqual(changed);
    expect(await trainer.call(updateUser, aboutClient({}))).toEqual(changed);
  });

  it('keeps the country of a phone number', async () => {
    const changed = await trainer.call(updateUser, aboutClient({ phone_number: '+44 (20) 7946-0958' }));
    expect(changed.phone_number).toBe('+442079460958');
  });

  it('gives up what is set to nothing', async () => {
    const body = { phone_number: '', birth_date: null, height: null, goal_id: null, avatar_url: null };
    const changed = await trainer.call(updateUser, aboutClient(body));
    expect(changed).toMatchObject({ phone_number: null, birth_date: null, avatar_url: null });
    expect(changed).toMatchObject({ client_user: { height: null, goals: [] } });
  });

  it.each([
    [{ phone_number: '+44 20 7946 095' }, 'Invalid phone number'],
    [{ phone_number: '7946 0958' }, 'Invalid phone number'],
    [{ birth_date: '2028-02-17' }, 'birth_date: must be a day of the past, not before 1900'],
    [{ goal_id: 2_000_000_000 }, 'goal_id: there is no such goal'],
    [{ activity_level_id: 2_000_000_000 }, 'activity_level_id: there is no such activity level'],
  ])('refuses %j', async (body, message) => {
    const before = await trainer.call(readClient, { params: { id: clientId } });
    const refusal = await trainer.refused(updateUser, aboutClient({ last_name: 'Half', ...body }));
    expect(refusal).toEqual({ status: 400, code: 4000, message });
    expect(await trainer.call(readClient, { params: { id: clientId } })).toEqual(before);
  });

  it.each(['https://elsewhere.test/a.png', '/v2.2/media/unknown/image.webp', '/somewhere.png'])(
    'shows no picture of %s',
    async (avatar_url) => {
      const message = 'avatar_url: must be a picture that you uploaded';
      const refusal = { status: 400, code: 4000, message };
      expect(await trainer.refused(updateUser, aboutClient({ avatar_url }))).toEqual(refusal);
      expect(await trainer.refused(updateUser, aboutTrainer({ avatar_url }))).toEqual(refusal);
      expect(await trainer.refused(updateTrainer, aboutTrainer({ avatar_url }))).toEqual(refusal);
    },
  );

  it('shows a picture its trainer uploaded, and no other trainer’s', async () => {
    const picture = new Blob([pictureOfSize(64, 64)]);
    const { image_url: own } = await trainer.call(uploadImage, { files: { image: picture } });
    const { image_url: theirs } = await otherTrainer.call(uploadImage, { files: { image: picture } });
    expect((await trainer.refused(updateUser, aboutClient({ avatar_url: theirs }))).status).toBe(400);
    expect((await trainer.call(updateUser, aboutClient({ avatar_url: own }))).avatar_url).toBe(own);
    const again = aboutClient({ avatar_url: own, gender: 'FEMALE' });
    expect((await trainer.call(updateUser, again)).avatar_url).toBe(own);
  });

  it.each([
    { first_name: ' ' },
    { last_name: 'x'.repeat(101) },
    { gender: 'male' },
    { birth_date: '1984-02-30' },
    { birth_date: '1984-02-01T00:00:00Z' },
    { height: 0 },
    { height: 3 },
    { height: 109 },
    { height: '70' },
    { goal_id: 3_000_000_000 },
    { avatar_url: 'javascript:alert(1)' },
    { avatar_url: '//elsewhere.test/a.png' },
    { first_name: 'a\0b' },
  ])('refuses %j as malformed', async (body) => {
    expect(await trainer.refused(updateUser, aboutClient(body))).toMatchObject({ status: 400, code: 4000 });
  });

  it('cannot be used to become somebody else', async () => {
    const before = await trainer.call(readClient, { params: { id: clientId } });
    const extra = { id: 1, email: 'taken@over.test', role: 'TRAINER', weight: 1, client_user: { weight: 1 } };
    expect(await trainer.call(updateUser, aboutClient(extra))).toEqual(before);
  });

  it('of another trainer looks like none', async () => {
    const refusal = await otherTrainer.refused(updateUser, aboutClient({ first_name: 'Mine' }));
    expect(refusal).toEqual({ status: 404, code: 4040, message: 'You have no client with this number.' });
    const other = await otherTrainer.refused(updateUser, aboutTrainer({ first_name: 'Mine' }));
    expect(other).toEqual(refusal);
  });
});

describe('the own profile', () => {
  it.each([updateUser, updateTrainer])('is changed by $method $path', async (endpoint) => {
    const changed = await trainer.call(endpoint, aboutTrainer({ last_name: 'Newname', gender: 'OTHER' }));
    expect(changed).toMatchObject({ id: trainerId, full_name: 'Test Newname', gender: 'OTHER' });
    expect(await trainer.call(readCurrentUser)).toEqual(changed);
    await trainer.call(endpoint, aboutTrainer({ last_name: 'Trainer', gender: 'MALE' }));
  });

  it.each([updateUser, updateTrainer])(
    'keeps its rights whatever $method $path is sent',
    async (endpoint) => {
      const before = await trainer.call(readCurrentUser);
      const requested = {
        role: 'PRACTITIONER',
        is_manager: true,
        subscription: 'pro',
        subscription_expiration_date: '2099-01-01T00:00:00.000Z',
        max_free_clients: 99,
        bypass_subscription: true,
        permissions: [],
        created_at: '2000-01-01T00:00:00.000Z',
      };
      expect(await trainer.call(endpoint, aboutTrainer(requested))).toEqual(before);
    },
  );

  it('has no client’s fields', async () => {
    expect(await trainer.refused(updateUser, aboutTrainer({ height: 70 }))).toMatchObject({
      status: 400,
      message: 'height: belongs to the profile of a client',
    });
  });

  it('is the only one the trainer’s call reaches', async () => {
    const answers = await Promise.all(
      [trainerId, clientId, 2_000_000_000].map((id) =>
        otherTrainer.refused(updateTrainer, { params: { id }, body: { first_name: 'Mine' } }),
      ),
    );
    for (const answer of answers) {
      expect(answer).toEqual({ status: 403, code: 4030, message: 'You can change your own profile only.' });
    }
  });
});

describe('what a client sees', () => {
  it('is chosen card by card', async () => {
    const changed = await trainer.call(
      updateClientPreferences,
      aboutClient({ visible_goals: false, visible_ohsa: false }),
    );
    const { client_user } = await trainer.call(readClient, { params: { id: clientId } });
    expect(changed.client_user).toEqual(client_user);
    expect(client_user).toMatchObject({
      visible_goals: false,
      visible_nutrition: true,
      visible_measures: true,
      visible_perf_assess: true,
      visible_ohsa: false,
    });
    expect(await trainer.call(updateClientPreferences, aboutClient({}))).toEqual(changed);
  });

  it('is the own trainer’s choice', async () => {
    const request = aboutClient({ visible_goals: true });
    expect((await otherTrainer.refused(updateClientPreferences, request)).status).toBe(404);
    expect(
      (await trainer.refused(updateClientPreferences, aboutClient({ visible_goals: 'no' }))).status,
    ).toBe(400);
  });
});

it.each([updateUser, updateTrainer, updateClientPreferences])(
  'a manager is refused $method $path',
  async (endpoint) => {
    const manager = await api.signInAs('manager@formline.test');
    const { id } = await manager.call(readCurrentUser);
    const refusal = await manager.refused(endpoint, { params: { id }, body: {} });
    expect(refusal).toMatchObject({ status: 403, code: 4030 });
  },
);
