/** @embedded Triggers record each row. */
import {
  redoCalendarChange,
  undoCalendarChange,
} from '@formline/shared/contracts/scheduling/calendarChanges';
import { updateScheduledWorkout } from '@formline/shared/contracts/scheduling/scheduleChanges';
import { addDays } from '@formline/shared/domain/dates/calendarDates';
import fc from 'fast-check';
import { edits, ModelCalendar, type RandomEdit } from '../../../testing/calendars/modelCalendar';
import { moved, startCalendarWorld } from '../../../testing/calendars/calendarWorld';
import { randomCases } from '../../../testing/fullRun';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';

jest.setTimeout(7_200_000);

const SEQUENCES = randomCases(15, 3_000);
/** The days of these zones at the test's hour; the test's dates cross a leap day and a clock change. */
const DAYS_THERE = ['2028-02-14', '2028-02-15', '2028-02-16'];

let api: TestApp;
let world: Awaited<ReturnType<typeof startCalendarWorld>>;

beforeAll(async () => {
  api = await startTestApp();
  world = await startCalendarWorld(api);
});

afterAll(() => api.close());

async function daysInDatabase(id: number) {
  const { rows } = await api.database.pool.query<{ id: number; workout_date: string; workout_name: string }>(
    `select id, date::text as workout_date, workout_name from scheduled_workouts
    where client_id = $1 order by date, id`,
    [id],
  );
  return rows;
}

const textsOf = async (id: number) =>
  (await daysInDatabase(id))
    .map(({ workout_date, workout_name }) => `${workout_date} ${workout_name}`)
    .sort();

async function carryOut(id: number, model: ModelCalendar, step: RandomEdit): Promise<void> {
  const { kind, picked, days } = step;
  if (kind === 'undo' || kind === 'redo') {
    const changeId = kind === 'undo' ? model.undo() : model.redo();
    if (changeId === undefined) return;
    const endpoint = kind === 'undo' ? undoCalendarChange : redoCalendarChange;
    await world.trainer.call(endpoint, { params: { id, changeId }, body: {} });
    return;
  }
  const all = await daysInDatabase(id);
  const chosen = all.filter((_, index) => picked.some((nth) => nth % all.length === index));
  if (chosen.length === 0) return;
  if (kind === 'rename') return rename(id, model, { day: chosen[0], name: `Workout ${days}` });
  const text = (by: number) => chosen.map((one) => `${addDays(one.workout_date, by)} ${one.workout_name}`);
  const workouts = moved(chosen, days).map(({ to, ...seen }) => (kind === 'remove' ? seen : { ...seen, to }));
  const currentDate = DAYS_THERE[days % DAYS_THERE.length];
  const { edited } = await world.edit(id, { mode: kind, workouts, ...(currentDate && { currentDate }) });
  model.apply(edited[0]?.change_id ?? 0, kind === 'copy' ? [] : text(0), kind === 'remove' ? [] : text(days));
}

type Day = Awaited<ReturnType<typeof daysInDatabase>>[number];

async function rename(
  id: number,
  model: ModelCalendar,
  { day, name }: { readonly day: Day | undefined; readonly name: string },
): Promise<void> {
  if (!day) return;
  const params = { id, scheduledWorkoutId: day.id };
  await world.trainer.call(updateScheduledWorkout, { params, body: { scope: 'day', name } });
  const [change] = await world.changesOf(id);
  const { workout_date: date, workout_name: before } = day;
  model.apply(change?.id ?? 0, [`${date} ${before}`], [`${date} ${name}`]);
}

it(`${SEQUENCES} random sequences of edits, undo and redo leave what a plain model has`, async () => {
  let steps = 0;
  await fc.assert(
    fc.asyncProperty(edits, async (taken) => {
      const id = await world.clientWithWeek();
      const model = new ModelCalendar(await textsOf(id));
      for (const one of taken) {
        await carryOut(id, model, one);
        expect(await textsOf(id)).toEqual(model.days);
        steps += 1;
      }
      const shown = await world.daysOf(id);
      expect(shown.sort()).toEqual(model.days.filter((day) => day < '2028-04'));
    }),
    { numRuns: SEQUENCES },
  );
  process.stdout.write(`Calendar edits: ${SEQUENCES} sequences, ${steps} steps, 0 differences\n`);
  expect(steps).toBeGreaterThan(4 * SEQUENCES);
});
