/** @embedded Dates, in any zone of the database. */
import { listMonthWorkouts } from '@formline/shared/contracts/scheduling/schedules';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import * as z from '@formline/shared/contracts/schema';
import { buildClient, buildScheduledDays, buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';
import { schedulesRepository } from './schedules.repository';
import { monthRange } from './schedules.service';

let api: TestApp;
let trainer: Caller;
let clientId: number;

const edges = [
  '2027-12-31',
  '2028-01-01',
  '2028-01-31',
  '2028-02-01',
  '2028-02-28',
  '2028-02-29',
  '2028-03-01',
  '2028-03-26',
  '2028-10-29',
  '2028-12-31',
  '2029-01-01',
  '2029-02-28',
  '2029-03-01',
];

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const owner = await buildTrainer(db);
  clientId = (await buildClient(db, owner.id)).id;
  await buildScheduledDays(db, { trainerId: owner.id, clientId }, edges);
  trainer = await api.signInAs(owner.email);
});

afterAll(() => api.close());

const datesOf = async (year: number, month: number): Promise<string[]> => {
  const days = await trainer.call(listMonthWorkouts, { params: { id: clientId }, query: { year, month } });
  return days.map(({ workout_date }) => workout_date);
};

describe('a month of a client’s calendar', () => {
  it.each([
    [2027, 12, ['2027-12-31']],
    [2028, 1, ['2028-01-01', '2028-01-31']],
    [2028, 2, ['2028-02-01', '2028-02-28', '2028-02-29']],
    [2028, 3, ['2028-03-01', '2028-03-26']],
    [2028, 10, ['2028-10-29']],
    [2028, 12, ['2028-12-31']],
    [2029, 1, ['2029-01-01']],
    [2029, 2, ['2029-02-28']],
    [2029, 3, ['2029-03-01']],
    [2029, 4, []],
  ])('%i-%i holds its own days and no other', async (year, month, dates) => {
    expect(await datesOf(year, month)).toEqual(dates);
  });

  it('does not depend on the server’s time zone', async () => {
    const { pool } = api.database;
    await pool.query("set time zone 'Pacific/Kiritimati'");
    try {
      expect(await datesOf(2028, 1)).toEqual(['2028-01-01', '2028-01-31']);
    } finally {
      await pool.query('reset time zone');
    }
  });

  it('shows a client two trainers share to each with the own days only', async () => {
    const { db } = api.database;
    const other = await buildTrainer(db);
    const shared = await buildClient(db, other.id);
    await buildScheduledDays(db, { trainerId: other.id, clientId: shared.id }, ['2028-05-01']);
    const mine = await buildTrainer(db);
    await db.execute(
      sql`insert into client_relations (trainer_id, client_id) values (${mine.id}, ${shared.id})`,
    );
    await buildScheduledDays(db, { trainerId: mine.id, clientId: shared.id }, ['2028-05-02']);
    const caller = await api.signInAs(mine.email);
    const days = await caller.call(listMonthWorkouts, {
      params: { id: shared.id },
      query: { year: 2028, month: 5 },
    });
    expect(days.map(({ workout_date }) => workout_date)).toEqual(['2028-05-02']);
  });

  it('is answered from one index, in its order', async () => {
    const client = await api.database.pool.connect();
    try {
      await client.query('vacuum analyze scheduled_workouts');
      await client.query('set enable_seqscan = off');
      const statements: { readonly text: string; readonly values: unknown[] }[] = [];
      const logger = {
        logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }),
      };
      const db = drizzle(client, { casing: 'snake_case', logger });
      await schedulesRepository(db).listDays({
        trainerId: 1,
        clientId,
        from: '2028-02-01',
        until: '2028-03-01',
      });
      const [read = { text: '', values: [] }] = statements;
      const { rows } = await client.query(`explain (format json) ${read.text}`, read.values);
      const plan = JSON.stringify(rows);
      expect(plan).toMatch(/"Index Only Scan",[^{]*"scheduled_workouts_month_idx"/);
      expect(plan).not.toContain('Sort');
    } finally {
      await client.query('reset enable_seqscan');
      client.release();
    }
  });
});

it('the calendar of the seeded world looks lived in', async () => {
  const maya = await api.signInAs('trainer@formline.test');
  const { rows } = await api.database.pool.query(
    `select client_id from scheduled_workouts where trainer_id = (select id from users where email = 'trainer@formline.test')
     group by client_id order by client_id limit 1`,
  );
  const read = z.safeParse(z.array(z.object({ client_id: z.number() })), rows);
  const id = read.data?.[0]?.client_id ?? 0;
  const month = await maya.call(listMonthWorkouts, { params: { id }, query: { year: 2028, month: 2 } });
  const past = month.filter(({ workout_date }) => workout_date < '2028-02-15');
  const later = month.filter(({ workout_date }) => workout_date >= '2028-02-15');
  expect(past.some(({ is_complete }) => is_complete)).toBe(true);
  expect(past.some(({ is_complete }) => !is_complete)).toBe(true);
  expect(later.length).toBeGreaterThan(3);
  expect(later.every(({ is_complete }) => !is_complete)).toBe(true);
  expect(month.every(({ total_dur_seconds }) => total_dur_seconds > 0)).toBe(true);
});

it('the range of December ends in the next year', () => {
  expect(monthRange({ year: 2028, month: 12 })).toEqual({ from: '2028-12-01', until: '2029-01-01' });
});
