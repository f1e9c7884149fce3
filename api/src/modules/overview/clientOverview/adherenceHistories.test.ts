import { type ClientFigures, readClientOverview } from '@formline/shared/contracts/overview/clientOverview';
import { listMonthWorkouts, type ScheduledWorkout } from '@formline/shared/contracts/scheduling/schedules';
import { randomCases } from '../../../testing/fullRun';
import { RandomHistories } from '../../../testing/RandomHistories';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

jest.setTimeout(3_600_000);

const HISTORIES = randomCases(12, 400);
const ZONES = ['Pacific/Kiritimati', 'Asia/Kathmandu', 'America/New_York', 'Pacific/Pago_Pago'];
/** After the last change; the zones are on two days at most of these hours. */
const HOURS_LATER = [1, 14, 40, 400];
const DAY_MS = 86_400_000;
const MONTHS_READ = 20;

let api: TestApp;
let histories: RandomHistories;

beforeAll(async () => {
  api = await startTestApp();
  histories = await RandomHistories.write(api, HISTORIES, 2028);
});

afterAll(() => api.close());

const dateIn = (zone: string, moment: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(moment);

const daysBefore = (date: string, days: number) =>
  new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10);

/** The whole calendar, month by month, as the dashboard shows it. */
async function readCalendar(caller: Caller, id: number, until: Date): Promise<ScheduledWorkout[]> {
  const all: ScheduledWorkout[] = [];
  for (let back = MONTHS_READ - 6; back > -6; back -= 1) {
    const first = new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() - back, 1));
    const query = { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1 };
    all.push(...(await caller.call(listMonthWorkouts, { params: { id }, query })));
  }
  return all;
}

/** Goes through a window day by day, from the day before `today` back. */
function countSlowly(calendar: readonly ScheduledWorkout[], today: string, days: number) {
  let [completed, missed] = [0, 0];
  for (let back = 1; back <= days; back += 1) {
    const day = daysBefore(today, back);
    for (const workout of calendar) {
      if (workout.workout_date !== day) continue;
      if (workout.is_complete) completed += 1;
      else missed += 1;
    }
  }
  return { completed, missed };
}

function figuresOf(calendar: readonly ScheduledWorkout[], today: string): Partial<ClientFigures> {
  const dates = (isComplete: boolean) =>
    calendar
      .filter(({ is_complete }) => is_complete === isComplete)
      .map(({ workout_date }) => workout_date)
      .sort();
  const ofToday = calendar.filter(({ workout_date }) => workout_date === today);
  return {
    days_7: countSlowly(calendar, today, 7),
    days_30: countSlowly(calendar, today, 30),
    days_90: countSlowly(calendar, today, 90),
    previous_30: countSlowly(calendar, daysBefore(today, 30), 30),
    today: { planned: ofToday.length, completed: ofToday.filter(({ is_complete }) => is_complete).length },
    last_missed:
      dates(false)
        .filter((date) => date < today && date >= daysBefore(today, 90))
        .at(-1) ?? null,
    last_session:
      dates(true)
        .filter((date) => date <= today)
        .at(-1) ?? null,
    next_session: dates(false).find((date) => date >= today) ?? null,
  };
}

const ofSessions = (figures: ClientFigures | null) =>
  figures && { ...figures, last_measured: undefined, goal: undefined, next_milestone: undefined };

it(`the figures of ${HISTORIES} random histories are those of their calendars, in ${ZONES.length} zones`, async () => {
  const lastChange = api.clock.now();
  const reader = await histories.signIn();
  const calendars = new Map<number, ScheduledWorkout[]>();
  for (const id of histories.clientIds) calendars.set(id, await readCalendar(reader, id, lastChange));
  const compared: { readonly isEqual: boolean; readonly found: unknown; readonly wanted: unknown }[] = [];
  let [completed, missed] = [0, 0];
  const compareAll = async (caller: Caller, today: string) => {
    const { clients } = await caller.call(readClientOverview, { query: { currentDate: today } });
    expect(clients).toHaveLength(HISTORIES);
    for (const { id, figures } of clients) {
      const [found, wanted] = [ofSessions(figures), figuresOf(calendars.get(id) ?? [], today)];
      const isEqual = JSON.stringify(found) === JSON.stringify(wanted);
      compared.push({ isEqual, found: { id, today, ...found }, wanted });
      completed += figures?.days_90.completed ?? 0;
      missed += figures?.days_90.missed ?? 0;
    }
  };
  for (const [index, hours] of HOURS_LATER.entries()) {
    api.clock.advanceSeconds((hours - (HOURS_LATER[index - 1] ?? 0)) * 3600);
    const caller = await histories.signIn();
    for (const zone of ZONES) await compareAll(caller, dateIn(zone, api.clock.now()));
  }
  const different = compared.filter(({ isEqual }) => !isEqual);
  process.stdout.write(
    `Adherence: ${HISTORIES} histories, ${compared.length} comparisons, ${different.length} differences\n`,
  );
  expect(different.slice(0, 3)).toEqual([]);
  expect(Math.min(completed, missed)).toBeGreaterThan(compared.length);
});
