import { type DayOfWeek, DAYS_OF_WEEK } from '@formline/shared/contracts/daysOfWeek';
import { readSchedule } from '@formline/shared/contracts/scheduleDetails';
import { scheduleWorkout } from '@formline/shared/contracts/scheduling';
import { addDays } from '@formline/shared/domain/calendarDates';
import { expandRepetition, repetitionProblem } from '@formline/shared/domain/repetition';
import fc from 'fast-check';
import { buildWorkouts } from '../../testing/buildLibrary';
import { buildClient, buildTrainer } from '../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../testing/startTestApp';

/** The day it is for the server of the tests. */
const TODAY = '2028-02-15';
const RANDOM_REQUESTS = 40;
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

interface Wish {
  readonly startDate: string;
  readonly endDate: string | null;
  /** Of each workout. */
  readonly days: readonly (readonly DayOfWeek[])[];
  /** Today where the trainer is. */
  readonly currentDate?: string;
}

const ruleOf = ({ startDate, endDate, days }: Wish) => ({
  startDate,
  endDate,
  isProgram: false,
  workouts: days.map((days_of_week, place) => ({ name: NAMES[place] ?? '', days_of_week })),
});

/** What stands on the calendar once the wish was asked for, or why nothing does. */
async function written({ days, ...dates }: Wish) {
  const workouts = days.map((chosen, place) => ({
    workout_id: workoutIds[place],
    days_of_week: [...chosen],
  }));
  const input = { params: { id: clientId }, body: { currentDate: TODAY, ...dates, workouts } };
  if (repetitionProblem(ruleOf({ days, ...dates }), dates.currentDate ?? TODAY) !== null) {
    return (await trainer.refused(scheduleWorkout, input)).message;
  }
  const { id: scheduleId } = await trainer.call(scheduleWorkout, input);
  const schedule = await trainer.call(readSchedule, { params: { id: clientId, scheduleId } });
  const places = schedule.workouts.map(({ id }) => id);
  return schedule.days
    .map(({ workout_date: date, plan_workout_id }) => ({ date, place: places.indexOf(plan_workout_id ?? 0) }))
    .sort((a, b) => a.date.localeCompare(b.date) || a.place - b.place);
}

const previewed = (wish: Wish) =>
  repetitionProblem(ruleOf(wish), wish.currentDate ?? TODAY) ?? expandRepetition(ruleOf(wish));

const wishes = fc
  .record({
    inDays: fc.nat(500),
    span: fc.option(fc.integer({ min: -1, max: 60 })),
    days: fc.array(fc.subarray([...DAYS_OF_WEEK]), { minLength: 1, maxLength: NAMES.length }),
  })
  .map(({ inDays, span, days }): Wish => {
    const startDate = addDays(TODAY, inDays);
    return { startDate, endDate: span === null ? null : addDays(startDate, span), days };
  });

it('what is written, or refused, is what was previewed', async () => {
  const check = async (wish: Wish) => expect(await written(wish)).toEqual(previewed(wish));
  await fc.assert(fc.asyncProperty(wishes, check), { numRuns: RANDOM_REQUESTS, seed: 20_280_215 });
});

const everyDay = [DAYS_OF_WEEK];

it.each<[string, Wish]>([
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
])('over %s too', async (_trap, wish) => {
  expect(await written(wish)).toEqual(previewed(wish));
});
