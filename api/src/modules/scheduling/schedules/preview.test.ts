import { type DayOfWeek, DAYS_OF_WEEK } from '@formline/shared/contracts/scheduling/daysOfWeek';
import {
  completeScheduledWorkout,
  deleteSchedule,
  moveScheduledWorkout,
  updateSchedule,
} from '@formline/shared/contracts/scheduling/scheduleChanges';
import { readSchedule, type ScheduleDetails } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import { addDays } from '@formline/shared/domain/dates/calendarDates';
import { expandRepetition, repetitionProblem } from '@formline/shared/domain/scheduling/repetition';
import { reschedulePreview } from '@formline/shared/domain/scheduling/reschedulePreview';
import fc from 'fast-check';
import { buildWorkouts } from '../../../testing/buildLibrary';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

const TODAY = '2028-02-15';
const RANDOM_REQUESTS = 40;
const RANDOM_RESCHEDULES = 15;
const NAMES = ['Push', 'Pull', 'Legs'];

let api: TestApp;
let trainer: Caller;
let clientId: number;
let workoutIds: readonly number[];

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const owner = await buildTrainer(db);
  workoutIds = (await buildWorkouts(db, owner.id, NAMES)).map(({ id }) => id);
  clientId = (await buildClient(db, owner.id)).id;
  trainer = await api.signInAs(owner.email);
});

afterAll(() => api.close());

interface PreviewRequest {
  readonly startDate: string;
  readonly endDate: string | null;
  readonly days: readonly (readonly DayOfWeek[])[];
  readonly isRotation?: boolean;
  readonly currentDate?: string;
}

const ruleOf = ({ startDate, endDate, days, isRotation }: PreviewRequest) => ({
  startDate,
  endDate,
  isProgram: false,
  isRotation,
  workouts: days.map((days_of_week, position) => ({ name: NAMES[position] ?? '', days_of_week })),
});

async function written({ days, isRotation = false, ...dates }: PreviewRequest) {
  const workouts = days.map((chosen, position) => ({
    workout_id: workoutIds[position],
    days_of_week: [...chosen],
  }));
  const body = { currentDate: TODAY, ...dates, workouts, is_rotation: isRotation };
  const input = { params: { id: clientId }, body };
  if (repetitionProblem(ruleOf({ days, isRotation, ...dates }), dates.currentDate ?? TODAY) !== null) {
    return (await trainer.refused(scheduleWorkout, input)).message;
  }
  const { id: scheduleId } = await trainer.call(scheduleWorkout, input);
  const schedule = await trainer.call(readSchedule, { params: { id: clientId, scheduleId } });
  const indexes = schedule.workouts.map(({ id }) => id);
  return schedule.days
    .map(({ workout_date: date, plan_workout_id }) => ({
      date,
      index: indexes.indexOf(plan_workout_id ?? 0),
    }))
    .sort((a, b) => a.date.localeCompare(b.date) || a.index - b.index);
}

const previewed = (request: PreviewRequest) =>
  repetitionProblem(ruleOf(request), request.currentDate ?? TODAY) ?? expandRepetition(ruleOf(request));

const requests = fc
  .record({
    inDays: fc.nat(500),
    span: fc.option(fc.integer({ min: -1, max: 60 })),
    days: fc.array(fc.subarray([...DAYS_OF_WEEK]), { minLength: 1, maxLength: NAMES.length }),
    isRotation: fc.boolean(),
  })
  .map(({ inDays, span, ...request }): PreviewRequest => {
    const startDate = addDays(TODAY, inDays);
    return { ...request, startDate, endDate: span === null ? null : addDays(startDate, span) };
  });

interface Step {
  readonly act: 'move' | 'remove' | 'complete';
  readonly pick: number;
  readonly inDays: number;
}

interface RescheduleRequest extends PreviewRequest {
  readonly isNewDates: boolean;
  readonly isNewWorkouts: boolean;
}

const readDetails = (scheduleId: number) =>
  trainer.call(readSchedule, { params: { id: clientId, scheduleId }, query: { currentDate: TODAY } });

async function take({ act, pick, inDays }: Step, scheduleId: number): Promise<void> {
  const ahead = (await readDetails(scheduleId)).days.filter(({ is_complete: isDone }) => !isDone);
  const day = ahead[pick % Math.max(1, ahead.length)];
  if (!day || ahead.length < 2) return;
  const params = { id: clientId, scheduledWorkoutId: day.id };
  if (act === 'move') {
    const body = { oldDate: day.workout_date, date: addDays(TODAY, inDays), currentDate: TODAY };
    await trainer.call(moveScheduledWorkout, { params, body });
  } else if (act === 'complete') {
    await trainer.call(completeScheduledWorkout, { params, body: { is_complete: true } });
  } else {
    const query = { scope: 'day', scheduledWorkoutId: String(day.id), currentDate: TODAY };
    await trainer.call(deleteSchedule, { params: { id: clientId, scheduleId }, query });
  }
}

const listed = ({ days, workouts }: ScheduleDetails): string[] =>
  days
    .map((day) => `${day.workout_date} ${workouts.findIndex(({ id }) => id === day.plan_workout_id)}`)
    .toSorted();

async function rescheduled(scheduleId: number, { isNewDates, isNewWorkouts, ...request }: RescheduleRequest) {
  const before = await readDetails(scheduleId);
  const dates = {
    ...(isNewDates && { start_date: request.startDate, end_date: request.endDate }),
    ...(isNewWorkouts && { is_rotation: request.isRotation }),
  };
  const workouts = before.workouts.map(({ id, days_of_week: days }, index) => ({
    id,
    days_of_week: isNewWorkouts ? [...(request.days[index] ?? [])] : days,
  }));
  const named = workouts.map((workout) => ({ ...workout, name: '' }));
  const { kept, added } = reschedulePreview(before, { ...dates, workouts: named }, TODAY);
  const answer = await trainer.send(updateSchedule, {
    params: { id: clientId, scheduleId },
    body: { ...dates, workouts, version: before.version, currentDate: TODAY },
  });
  const indexOf = (id: number | null) => before.workouts.findIndex((workout) => workout.id === id);
  const preview = [
    ...kept.map(({ date, scheduleWorkoutId }) => `${date} ${indexOf(scheduleWorkoutId)}`),
    ...added.map(({ date, index: position }) => `${date} ${position}`),
  ].toSorted();
  const stored = listed(await readDetails(scheduleId));
  return { preview: answer.status === 200 ? preview : listed(before), stored };
}

const steps = fc.array(
  fc.record({
    act: fc.constantFrom('move', 'move', 'move', 'remove', 'complete'),
    pick: fc.nat(20),
    inDays: fc.nat(30),
  }),
  { minLength: 1, maxLength: 5 },
);

const reschedules = fc.record({
  isNewDates: fc.boolean(),
  isNewWorkouts: fc.boolean(),
  isRotation: fc.boolean(),
  inDays: fc.nat(20),
  span: fc.option(fc.integer({ min: 1, max: 40 }), { freq: 3 }),
  days: fc.array(fc.subarray([...DAYS_OF_WEEK], { minLength: 1 }), {
    minLength: NAMES.length,
    maxLength: NAMES.length,
  }),
});

it.each([
  ['repeated', '2028-03-20', false],
  ['in rotation', '2028-03-20', true],
  ['for one day', null, false],
])(
  'after random moves by hand of what is %s, what is written is what was previewed',
  async (_name, endDate, is_rotation) => {
    const body = { startDate: TODAY, endDate, is_rotation, currentDate: TODAY };
    const workouts = workoutIds.map((workout_id, index) => ({
      workout_id,
      days_of_week: [String(index * 2)],
    }));
    const property = fc.asyncProperty(steps, reschedules, async (taken, { inDays, span, ...request }) => {
      const made = await trainer.call(scheduleWorkout, {
        params: { id: clientId },
        body: { ...body, workouts },
      });
      for (const step of taken) await take(step, made.id);
      const startDate = addDays(TODAY, inDays);
      const dates = { startDate, endDate: span === null ? null : addDays(startDate, span) };
      const { preview, stored } = await rescheduled(made.id, { ...request, ...dates });
      expect(stored).toEqual(preview);
      expect(stored).not.toEqual([]);
    });
    await fc.assert(property, { numRuns: RANDOM_RESCHEDULES, seed: 20_280_216 });
  },
);

it('what is written, or refused, is what was previewed', async () => {
  const check = async (request: PreviewRequest) => expect(await written(request)).toEqual(previewed(request));
  await fc.assert(fc.asyncProperty(requests, check), { numRuns: RANDOM_REQUESTS, seed: 20_280_215 });
});

const everyDay = [DAYS_OF_WEEK];

it.each<[string, PreviewRequest]>([
  ['the leap day', { startDate: '2028-02-28', endDate: '2028-03-01', days: everyDay }],
  ['clocks going forward in America', { startDate: '2028-03-11', endDate: '2028-03-13', days: everyDay }],
  ['clocks going back in America', { startDate: '2028-11-04', endDate: '2028-11-06', days: everyDay }],
  ['clocks going forward in Europe', { startDate: '2028-03-25', endDate: '2028-03-27', days: everyDay }],
  ['clocks going back in Europe', { startDate: '2028-10-28', endDate: '2028-10-30', days: everyDay }],
  ['clocks going back in New Zealand', { startDate: '2028-04-01', endDate: '2028-04-03', days: everyDay }],
  ['clocks going forward in New Zealand', { startDate: '2028-09-23', endDate: '2028-09-25', days: everyDay }],
  ['the end of a month, from the 31st', { startDate: '2028-03-31', endDate: '2028-04-30', days: [['5']] }],
  ['the end of the year', { startDate: '2028-12-31', endDate: '2029-01-01', days: everyDay }],
  ['one 31st alone', { startDate: '2028-05-31', endDate: null, days: [[]] }],
  [
    'a trainer who is a day behind',
    { startDate: '2028-02-14', endDate: null, days: [[]], currentDate: '2028-02-14' },
  ],
  [
    'a trainer who is a day ahead',
    { startDate: '2028-02-15', endDate: null, days: [[]], currentDate: '2028-02-16' },
  ],
])('over %s too', async (_trap, request) => {
  expect(await written(request)).toEqual(previewed(request));
});
