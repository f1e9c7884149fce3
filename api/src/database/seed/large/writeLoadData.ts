import { addDays, weekday } from '@formline/shared/domain/dates/calendarDates';
import type { ClientBase } from 'pg';
import { hashPassword } from '../../../modules/accounts/credentials/passwords';
import { DEMO_PASSWORD } from '../world/accounts';
import { loadNames } from './loadNames';
import {
  advanceNumbers,
  drawFunction,
  loadStatements,
  planTable,
  schedule,
  scheduledDays,
} from './loadStatements';
import { withoutIndexes } from '../../withoutIndexes';

export interface LoadSize {
  readonly trainers: number;
  readonly clients: number;
  readonly months: number;
  /** The same seed and day give the same rows. */
  readonly seed: number;
  readonly today: string;
}

export const LOAD_ACCOUNT = 'trainer1@load.test';

const LOAD_ACCOUNT_GUID = '10ad0000-0000-4000-8000-000000000001';
const DAYS_PER_MONTH = 365.25 / 12;
const DAYS_AHEAD = 30;
const DAYS_PER_WEEK = 7;
const SCHEDULES_PER_STATEMENT = 10_000;

export const schedulesFor = (months: number): number =>
  Math.max(1, Math.round((months * DAYS_PER_MONTH) / DAYS_PER_WEEK / schedule.weeks));

/** Expects a connection inside a transaction, and the provider's library in the database. */
export async function writeLoadData(
  client: ClientBase,
  size: LoadSize,
  onProgress: (line: string) => void,
): Promise<void> {
  const schedules = schedulesFor(size.months);
  await client.query("set local statement_timeout = 0; set local maintenance_work_mem = '256MB'");
  await client.query(drawFunction);
  await client.query(planTable, [
    size.trainers,
    size.clients,
    schedules,
    size.seed,
    size.today,
    firstMonday(size.today, schedules),
    JSON.stringify(loadNames),
  ]);
  await withoutIndexes(client, 'user_schedules', () =>
    withoutIndexes(client, 'user_schedule_workouts', async () => {
      for (const [what, statement] of loadStatements) {
        const { rowCount } = await client.query(statement);
        onProgress(`${what}: ${rowCount ?? 0}`);
      }
    }),
  );
  await client.query('analyze');
  await withoutIndexes(client, 'scheduled_workouts', async () => {
    await writeDays(client, schedules * size.clients, onProgress);
    onProgress('indexes of the scheduled workouts');
  });
  await client.query(advanceNumbers);
  await addPassword(client);
}

async function writeDays(
  client: ClientBase,
  schedules: number,
  onProgress: (line: string) => void,
): Promise<void> {
  let written = 0;
  for (let first = 1; first <= schedules; first += SCHEDULES_PER_STATEMENT) {
    const last = Math.min(schedules, first + SCHEDULES_PER_STATEMENT - 1);
    const { rowCount } = await client.query(scheduledDays, [first, last]);
    written += rowCount ?? 0;
    onProgress(`scheduled workouts: ${written}`);
  }
}

async function addPassword(client: ClientBase): Promise<void> {
  await client.query(
    `with account as (
       update users set ua_guid = $3, ua_id = nextval('ua_ids') where email = $1 returning id, email, ua_guid, ua_id),
     service as (
       insert into external_accounts (email, ua_guid, ua_id, linked_user_id) select email, ua_guid, ua_id, id from account)
     insert into user_credentials (user_id, password_hash) select id, $2 from account`,
    [LOAD_ACCOUNT, await hashPassword(DEMO_PASSWORD), LOAD_ACCOUNT_GUID],
  );
}

function firstMonday(today: string, schedules: number): string {
  const day = addDays(today, DAYS_AHEAD - schedules * schedule.weeks * DAYS_PER_WEEK);
  return addDays(day, -((weekday(day) + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK));
}
