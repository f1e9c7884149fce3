import { updateTrainer } from '@formline/shared/contracts/people/profiles';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';
import { authorise } from '../../../plugins/authorise';
import { staffRepository } from './staff.repository';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});

afterAll(() => api.close());

it('is one account of the demo world, and not the others', async () => {
  const isStaff = async (email: string) => (await (await api.signInAs(email)).call(readCurrentUser)).is_staff;
  expect(await isStaff('staff@formline.test')).toBe(true);
  expect(await isStaff('trainer@formline.test')).toBe(false);
  expect(await isStaff('manager@formline.test')).toBe(false);
});

it('is given and taken while somebody is signed in, whatever the case of the address', async () => {
  const staff = staffRepository(api.database.db);
  const { email } = await buildTrainer(api.database.db);
  const trainer = await api.signInAs(email);
  expect(await staff.change(email.toUpperCase(), true)).toBe(true);
  expect(await staff.list()).toContain(email);
  expect((await trainer.call(readCurrentUser)).is_staff).toBe(true);
  expect(await staff.change(email, false)).toBe(true);
  expect(await staff.list()).not.toContain(email);
  expect((await trainer.call(readCurrentUser)).is_staff).toBe(false);
});

it('is nobody without the dashboard', async () => {
  const { db } = api.database;
  const { id } = await buildTrainer(db);
  const { email: client } = await buildClient(db, id);
  const { email: inactive } = await buildTrainer(db, { isActive: false });
  for (const email of [client, inactive, 'nobody@formline.test']) {
    expect(await staffRepository(db).change(email, true)).toBe(false);
  }
});

it('is not what a profile can wish for', async () => {
  const { id, email } = await buildTrainer(api.database.db);
  const trainer = await api.signInAs(email);
  await trainer.call(updateTrainer, { params: { id }, body: { last_name: 'Wish', is_staff: true } });
  expect((await trainer.call(readCurrentUser)).is_staff).toBe(false);
});

it('opens what is for staff alone', () => {
  const trainer = { userId: 1, sessionId: 1, role: 'TRAINER', isManager: false, trainerId: 1 } as const;
  const open = (isStaff: boolean) => () =>
    authorise({ access: 'staff', method: 'GET' }, { ...trainer, isStaff });
  expect(open(false)).toThrow('open to the staff');
  expect(open(true)).not.toThrow();
});
