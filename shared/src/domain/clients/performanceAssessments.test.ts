import { assessmentCategories, assessmentNames } from '../../contracts/records/performanceAssessments';
import { assessmentKinds, assessmentProblem, isLowerBetter } from './performanceAssessments';

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
