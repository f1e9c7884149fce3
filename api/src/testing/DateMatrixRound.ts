import { listWeeklyCompletion, readCalendarDay } from '@formline/shared/contracts/scheduling/calendar';
import { DAYS_OF_WEEK } from '@formline/shared/contracts/scheduling/daysOfWeek';
import {
  cancelWorkout,
  completeScheduledWorkout,
  moveScheduledWorkout,
} from '@formline/shared/contracts/scheduling/scheduleChanges';
import { readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { listMonthWorkouts } from '@formline/shared/contracts/scheduling/schedules';
import { scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import { sessionsService } from '../modules/accounts/tokens/sessions.service';
import { buildWorkouts } from './buildLibrary';
import { buildClient, buildTrainer } from './builders';
import { type Caller, startTestApp, type TestApp } from './startTestApp';

export const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Sao_Paulo',
  'America/Santiago',
  'Europe/London',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
] as const;

/** Days clocks change in the US, the EU and the south, ends of months, of a leap February, of a year and of a week. */
export const DATES = [
  '2026-03-08',
  '2026-11-01',
  '2026-03-29',
  '2026-10-25',
  '2026-04-05',
  '2026-09-27',
  '2027-01-31',
  '2028-02-28',
  '2028-02-29',
  '2027-12-31',
  '2028-01-01',
  '2026-11-30',
] as const;

const HALF_HOUR_MS = 1_800_000;
const DAY_MS = 86_400_000;

const plus = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

export class DateMatrixRound {
  #checks = 0;
  readonly #wrong: string[] = [];

  private constructor(
    private readonly api: TestApp,
    private readonly trainerId: number,
    private readonly workoutId: number,
  ) {}

  static async start(databaseZone: string): Promise<DateMatrixRound> {
    const api = await startTestApp();
    const { db, pool } = api.database;
    await pool.query(`set time zone '${databaseZone}'`);
    const { id } = await buildTrainer(db);
    const [workout] = await buildWorkouts(db, id, ['Walk']);
    return new DateMatrixRound(api, id, workout?.id ?? 0);
  }

  /** Each date at its first and last half hour. */
  async run(): Promise<{ readonly checks: number; readonly wrong: readonly string[] }> {
    for (const date of DATES) {
      for (const moment of edgesOf(date)) await this.#tryDay(date, moment);
    }
    return { checks: this.#checks, wrong: this.#wrong };
  }

  close(): Promise<void> {
    return this.api.close();
  }

  async #tryDay(today: string, moment: Date): Promise<void> {
    const { database, clock } = this.api;
    clock.advanceSeconds((moment.getTime() - clock.now().getTime()) / 1000);
    const user = { id: this.trainerId, role: 'TRAINER', isManager: false } as const;
    const session = await sessionsService({ db: database.db, clock }).start(user);
    const trainer = this.api.withToken(session.access_token);
    const { id } = await buildClient(database.db, this.trainerId);
    const expect = (what: string, given: unknown, wanted: unknown) => {
      this.#checks += 1;
      if (JSON.stringify(given) === JSON.stringify(wanted)) return;
      const found = `${JSON.stringify(given)} and not ${JSON.stringify(wanted)}`;
      this.#wrong.push(`${what} on ${today} at ${moment.toISOString()}: ${found}`);
    };
    await this.#tryOnce({ trainer, id, today, expect });
    await this.#tryRepeat({ trainer, id, today, expect });
  }

  async #tryOnce({ trainer, id, today, expect }: Attempt): Promise<void> {
    const body = { startDate: today, currentDate: today, workouts: [{ workout_id: this.workoutId }] };
    const made = await trainer.call(scheduleWorkout, { params: { id }, body });
    expect('create', [made.start_date, made.end_date], [today, today]);
    const yesterday = { ...body, startDate: plus(today, -1) };
    expect('past', (await trainer.send(scheduleWorkout, { params: { id }, body: yesterday })).status, 400);
    const [day] = (await trainer.call(readCalendarDay, { params: { id }, query: { date: today } }))
      .scheduled_workouts;
    expect('list day', day?.workout_date, today);
    const params = { id, scheduledWorkoutId: day?.id ?? 0 };
    const move = { date: plus(today, 3), oldDate: today, currentDate: today };
    const moved = await trainer.call(moveScheduledWorkout, { params, body: move });
    expect('move', moved.workout_date, plus(today, 3));
    const done = await trainer.call(completeScheduledWorkout, { params, body: { is_complete: true } });
    expect('complete', [done.workout_date, done.is_complete], [plus(today, 3), true]);
  }

  async #tryRepeat({ trainer, id, today, expect }: Attempt): Promise<void> {
    const chosen = [0, 2, 5].map((days) => new Date(`${plus(today, days)}T00:00:00Z`).getUTCDay());
    const body = {
      startDate: today,
      endDate: plus(today, 13),
      currentDate: today,
      workouts: [{ workout_id: this.workoutId, days_of_week: chosen.map((day) => DAYS_OF_WEEK[day]) }],
    };
    const made = await trainer.call(scheduleWorkout, { params: { id }, body });
    const read = async () =>
      (await trainer.call(readSchedule, { params: { id, scheduleId: made.id } })).days.map(
        ({ workout_date }) => workout_date,
      );
    const all = [0, 2, 5, 7, 9, 12].map((days) => plus(today, days));
    expect('repeat', await read(), all);
    const listed = await this.#listMonths(trainer, { id, scheduleId: made.id, dates: all });
    expect('list month', listed, all);
    const week = { params: { id }, query: { startDate: today } };
    const strip = (await trainer.call(listWeeklyCompletion, week)).map(({ workout_date }) => workout_date);
    expect(
      'list week',
      strip,
      [0, 2, 3, 5].map((days) => plus(today, days)),
    );
    const cancel = { scheduleId: made.id, userId: id, currentDate: today };
    const { cancelled_count } = await trainer.call(cancelWorkout, { body: cancel });
    expect('cancel', [cancelled_count, await read()], [all.length, []]);
  }

  async #listMonths(
    trainer: Caller,
    {
      id,
      scheduleId,
      dates,
    }: { readonly id: number; readonly scheduleId: number; readonly dates: readonly string[] },
  ): Promise<string[]> {
    const found: string[] = [];
    for (const name of new Set(dates.map((date) => date.slice(0, 7)))) {
      const [year = 0, month = 0] = name.split('-').map(Number);
      const days = await trainer.call(listMonthWorkouts, { params: { id }, query: { year, month } });
      const own = days.filter(({ user_schedule_id }) => user_schedule_id === scheduleId);
      found.push(...own.map(({ workout_date }) => workout_date));
    }
    return found;
  }
}

interface Attempt {
  readonly trainer: Caller;
  readonly id: number;
  readonly today: string;
  readonly expect: (what: string, given: unknown, wanted: unknown) => void;
}

/** The first and the last half hour that is this date in the zone of this process. */
function edgesOf(date: string): Date[] {
  const pad = (value: number) => String(value).padStart(2, '0');
  const localDate = (moment: Date) =>
    `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
  const from = Date.parse(`${date}T00:00:00Z`) - DAY_MS;
  const moments = Array.from({ length: 144 }, (_, step) => new Date(from + step * HALF_HOUR_MS)).filter(
    (moment) => localDate(moment) === date,
  );
  return [moments[0], moments.at(-1)].filter((moment) => moment !== undefined);
}
