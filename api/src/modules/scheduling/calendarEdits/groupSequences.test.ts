/** @embedded Triggers record each row of a group and its members. */
import type { GroupWorkout } from '@formline/shared/contracts/scheduling/calendar';
import { editGroupCalendar } from '@formline/shared/contracts/scheduling/groupCalendarChanges';
import { addDays } from '@formline/shared/domain/dates/calendarDates';
import fc from 'fast-check';
import { startCalendarWorld } from '../../../testing/calendars/calendarWorld';
import { randomCases } from '../../../testing/fullRun';
import { newGroupOf, shifted } from '../../../testing/calendars/groupWorld';
import { groupEdits, ModelCalendar, type RandomGroupEdit } from '../../../testing/calendars/modelCalendar';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';

jest.setTimeout(3_600_000);

const SEQUENCES = randomCases(10, 1_000);

let api: TestApp;
let world: Awaited<ReturnType<typeof startCalendarWorld>>;

beforeAll(async () => {
  api = await startTestApp();
  world = await startCalendarWorld(api);
});

afterAll(() => api.close());

type Group = Awaited<ReturnType<typeof newGroupOf>>;
type PlannedDay = Pick<GroupWorkout, 'plan_workout_id' | 'workout_date' | 'workout_name' | 'client_count'>;

async function daysInDatabase({ id }: Group): Promise<PlannedDay[]> {
  const { rows } = await api.database.pool.query<Record<string, unknown> & PlannedDay>(
    `select planned.group_schedule_workout_id as plan_workout_id, day.date::text as workout_date,
      day.workout_name, count(*)::int as client_count
    from scheduled_workouts day join user_schedule_workouts planned on planned.id = day.plan_workout_id
    where day.client_group_id = $1 group by 1, 2, 3 order by 2, 1`,
    [id],
  );
  return rows;
}

const textOf = ({ workout_date, workout_name, client_count }: PlannedDay, days = 0) =>
  `${addDays(workout_date, days)} ${workout_name} ${client_count}`;

/** A workout of the schedule is on a day once, so that one on top of itself is refused. */
const meetsItself = (all: readonly PlannedDay[], chosen: readonly PlannedDay[], days: number): boolean =>
  chosen.some(({ plan_workout_id, workout_date }) => {
    const there = all.find(
      (one) => one.plan_workout_id === plan_workout_id && one.workout_date === addDays(workout_date, days),
    );
    return there !== undefined && !chosen.includes(there);
  });

async function carryOut(group: Group, model: ModelCalendar, { kind, picked, days }: RandomGroupEdit) {
  if (kind === 'undo' || kind === 'redo') {
    const changeId = kind === 'undo' ? model.undo() : model.redo();
    if (changeId !== undefined) await group[kind](changeId);
    return;
  }
  const all = await daysInDatabase(group);
  const chosen = all.filter((_, index) => picked.some((nth) => nth % all.length === index));
  if (chosen.length === 0) return;
  if (kind === 'move' && meetsItself(all, chosen, days)) {
    const body = { mode: kind, workouts: shifted(chosen, days) };
    await world.trainer.refused(editGroupCalendar, { params: { id: group.id }, body });
    return;
  }
  const text = (by: number) => chosen.map((one) => textOf(one, by));
  const workouts = shifted(chosen, days).map(({ to, ...seen }) =>
    kind === 'remove' ? seen : { ...seen, to },
  );
  const { edited } = await group.edit(kind, workouts);
  model.apply(edited[0]?.change_id ?? 0, kind === 'copy' ? [] : text(0), kind === 'remove' ? [] : text(days));
}

it(`${SEQUENCES} random sequences of a group's edits, undo and redo leave what a plain model has`, async () => {
  let steps = 0;
  await fc.assert(
    fc.asyncProperty(groupEdits, async (taken) => {
      const group = await newGroupOf(api, world);
      await group.schedule(7);
      const model = new ModelCalendar(await group.shown());
      for (const one of taken) {
        await carryOut(group, model, one);
        expect((await daysInDatabase(group)).map((day) => textOf(day)).sort()).toEqual(model.days);
        steps += 1;
      }
      expect((await group.shown()).sort()).toEqual(model.days.filter((day) => day < '2028-04'));
    }),
    { numRuns: SEQUENCES },
  );
  process.stdout.write(`Edits of groups: ${SEQUENCES} sequences, ${steps} steps, 0 differences\n`);
  expect(steps).toBeGreaterThan(4 * SEQUENCES);
});
