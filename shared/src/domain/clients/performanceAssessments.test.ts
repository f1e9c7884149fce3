import { assessmentCategories, assessmentNames } from '../../contracts/records/performanceAssessments';
import {
  assessmentKinds,
  assessmentProblem,
  isBetterResult,
  isLowerBetter,
  timerOf,
} from './performanceAssessments';

it('puts the nine assessments into three categories', () => {
  const namesOf = (category: string) =>
    assessmentNames.filter((name) => assessmentKinds[name].category === category);
  expect(assessmentCategories.map(namesOf)).toEqual([
    ['five_hundred_meter_row', 'one_mile_run', 'one_minute_jumping_jacks', 'three_minute_step'],
    ['one_minute_squats', 'one_minute_pushups'],
    ['squat', 'bench', 'seated_row'],
  ]);
});

it.each([
  ['one_mile_run', 431.5, null],
  ['one_mile_run', 90, 'one_mile_run: must lie between 200 and 3600'],
  ['one_minute_pushups', 0, null],
  ['one_minute_pushups', 30.5, 'one_minute_pushups: must be a whole number'],
  ['one_minute_pushups', -1, 'one_minute_pushups: must lie between 0 and 300'],
  ['bench', 132.5, null],
  ['bench', 2001, 'bench: must lie between 1 and 2000'],
] as const)('judges %s of %p: %p', (name, value, problem) => {
  expect(assessmentProblem(name, value)).toBe(problem);
});

it.each([
  ['one_mile_run', true],
  ['five_hundred_meter_row', true],
  ['three_minute_step', true],
  ['one_minute_jumping_jacks', false],
  ['one_minute_pushups', false],
  ['bench', false],
] as const)('of two results of %s the lower is better: %p', (name, isLower) => {
  expect(isLowerBetter(name)).toBe(isLower);
});

it.each([
  ['one_mile_run', 480, 490, true],
  ['one_mile_run', 490, 480, false],
  ['bench', 140, 135, true],
  ['bench', 135, 135, false],
] as const)('%s of %d is better than %d: %p', (name, value, than, isBetter) => {
  expect(isBetterResult(name, value, than)).toBe(isBetter);
});

it('times runs, counts a minute of repetitions, and counts heartbeats after three minutes of steps', () => {
  expect(timerOf('one_mile_run')).toEqual({ kind: 'stopwatch' });
  expect(timerOf('one_minute_squats')).toEqual({ kind: 'counter', leadSeconds: 0, countSeconds: 60 });
  expect(timerOf('three_minute_step')).toEqual({ kind: 'counter', leadSeconds: 180, countSeconds: 60 });
  expect(timerOf('bench')).toBeNull();
});
