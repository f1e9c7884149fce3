/** @embedded Savepoints within one transaction. */
import { randomUUID } from 'node:crypto';
import {
  editCalendar,
  previewCopies,
  undoCalendarChange,
} from '@formline/shared/contracts/scheduling/calendarChanges';
import { updateSchedule } from '@formline/shared/contracts/scheduling/scheduleChanges';
import { readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { addDays } from '@formline/shared/domain/dates/calendarDates';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { moved, startCalendarWorld } from '../../../testing/calendars/calendarWorld';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let world: Awaited<ReturnType<typeof startCalendarWorld>>;

beforeAll(async () => {
  api = await startTestApp();
  world = await startCalendarWorld(api);
});

afterAll(() => api.close());

it('copies a week to the next one, as a schedule of the same program that can be changed like any other', async () => {
  const { clientWithWeek, edit, workoutsOf, daysOf, trainer } = world;
  const id = await clientWithWeek();
  const { edited } = await edit(id, { mode: 'copy', workouts: moved(await workoutsOf(id), 7) });
  expect(edited).toHaveLength(1);
  expect((await daysOf(id)).slice(3)).toEqual(['2028-02-28 Push', '2028-03-01 Pull', '2028-03-03 Push']);
  const scheduleId = (await workoutsOf(id)).at(-1)?.user_schedule_id ?? 0;
  const details = await trainer.call(readSchedule, { params: { id, scheduleId }, query: {} });
  expect(details).toMatchObject({ is_repeated: true, start_date: '2028-02-28', end_date: '2028-03-03' });
  const body = { version: details.version, end_date: '2028-03-10' };
  await trainer.call(updateSchedule, { params: { id, scheduleId }, body });
  expect((await daysOf(id)).slice(6)).toEqual(['2028-03-06 Push', '2028-03-08 Pull', '2028-03-10 Push']);
});

it('copies to several clients, each as a whole, and names who is refused', async () => {
  const { clientWithWeek, newClient, edit, workoutsOf, daysOf, trainer } = world;
  const id = await clientWithWeek();
  const [one, other] = [await newClient(), await newClient()];
  const foreign = (await buildClient(api.database.db, (await buildTrainer(api.database.db)).id)).id;
  const targets = { client_ids: [one, foreign, other] };
  const result = await edit(id, { mode: 'copy', workouts: moved(await workoutsOf(id), 0), ...targets });
  expect(result.edited.map(({ client_id }) => client_id)).toEqual([one, other]);
  expect(result.refused).toMatchObject([{ client_id: foreign, code: 4040 }]);
  for (const target of [one, other]) expect(await daysOf(target)).toEqual(await daysOf(id));
  const changeId = result.edited[0]?.change_id ?? 0;
  await trainer.call(undoCalendarChange, { params: { id: one, changeId }, body: {} });
  expect(await daysOf(one)).toEqual([]);
  expect(await daysOf(other)).toHaveLength(3);
});

it('says before copying what is on other calendars already, and whose can get nothing', async () => {
  const { clientWithWeek, newClient, trainer } = world;
  const [busy, free] = [await clientWithWeek(), await newClient()];
  const foreign = (await buildClient(api.database.db, (await buildTrainer(api.database.db)).id)).id;
  const copies = [
    { date: '2028-02-21', workout_name: 'Push' },
    { date: '2028-02-23', workout_name: 'Push' },
  ];
  const body = { copies, client_ids: [busy, free, foreign] };
  expect(await trainer.call(previewCopies, { body })).toMatchObject([
    { client_id: busy, problem: null, present: [copies[0]] },
    { client_id: free, problem: null, present: [] },
    { client_id: foreign, problem: 'You have no client with this number.', present: [] },
  ]);
  const refused = await trainer.refused(previewCopies, { body: { copies, client_ids: [foreign] } });
  expect(refused.status).toBe(404);
});

it('moves a week by days within its own rule, and removes days', async () => {
  const { clientWithWeek, edit, workoutsOf, daysOf } = world;
  const id = await clientWithWeek();
  await edit(id, { mode: 'move', workouts: moved(await workoutsOf(id), 2) });
  expect(await daysOf(id)).toEqual(['2028-02-23 Push', '2028-02-25 Pull', '2028-02-27 Push']);
  const [first] = await workoutsOf(id);
  await edit(id, { mode: 'remove', workouts: [{ id: first?.id ?? 0, date: '2028-02-23' }] });
  expect(await daysOf(id)).toEqual(['2028-02-25 Pull', '2028-02-27 Push']);
});

it('refuses past days, workouts seen on another day, nothing to change and moves to other clients', async () => {
  const { clientWithWeek, workoutsOf, calendar, trainer } = world;
  const id = await clientWithWeek();
  const foreign = await clientWithWeek();
  const workouts = await workoutsOf(id);
  const before = await calendar(id);
  const refusalOf = async (of: number, body: object) =>
    (await trainer.refused(editCalendar, { params: { id: of }, body })).status;
  expect(await refusalOf(id, { mode: 'copy', workouts: moved(workouts, -14) })).toBe(400);
  expect(await refusalOf(id, { mode: 'move', workouts: moved(workouts, 0) })).toBe(400);
  const other = moved(workouts, 7).map((one) => ({ ...one, date: addDays(one.date, 1) }));
  expect(await refusalOf(id, { mode: 'copy', workouts: other })).toBe(409);
  const body = { mode: 'move', workouts: moved(workouts, 7), client_ids: [id] };
  expect(await refusalOf(id, body)).toBe(400);
  expect(await refusalOf(foreign, { mode: 'remove', workouts: moved(workouts, 0) })).toBe(409);
  expect(await calendar(id)).toEqual(before);
});

it('does nothing twice when the call is sent again', async () => {
  const { clientWithWeek, workoutsOf, daysOf, trainer } = world;
  const id = await clientWithWeek();
  const body = { mode: 'copy', workouts: moved(await workoutsOf(id), 7) };
  const headers = { 'idempotency-key': randomUUID() };
  const call = () => trainer.call(editCalendar, { params: { id }, body, headers });
  expect(await call()).toEqual(await call());
  expect(await daysOf(id)).toHaveLength(6);
});
