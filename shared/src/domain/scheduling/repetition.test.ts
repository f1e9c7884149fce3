import { DAYS_OF_WEEK } from '../../contracts/scheduling/daysOfWeek';
import {
  canBeToday,
  endForRepeat,
  expandRepetition,
  LONGEST_SPAN_MONTHS,
  MOST_SCHEDULED_DAYS,
  repetitionProblem,
  type RepetitionRule,
  startNotInPast,
} from './repetition';

const ruleOf = (given: Partial<RepetitionRule> = {}): RepetitionRule => ({
  startDate: '2028-02-28',
  endDate: '2028-03-06',
  isProgram: false,
  workouts: [{ name: 'Push', days_of_week: ['1'] }],
  ...given,
});
const datesOf = (rule: RepetitionRule) => expandRepetition(rule).map(({ date }) => date);
const everyDay = [{ name: 'Walk', days_of_week: DAYS_OF_WEEK }];

describe('a repetition', () => {
  it('falls on its days of the week, first and last date included', () => {
    expect(datesOf(ruleOf())).toEqual(['2028-02-28', '2028-03-06']);
  });

  it.each([
    ['a leap day', '2028-02-28', '2028-03-01', ['2028-02-28', '2028-02-29', '2028-03-01']],
    ['no leap day', '2027-02-28', '2027-03-01', ['2027-02-28', '2027-03-01']],
    ['the year end', '2027-12-31', '2028-01-01', ['2027-12-31', '2028-01-01']],
    ['the day clocks go forward', '2026-03-07', '2026-03-09', ['2026-03-07', '2026-03-08', '2026-03-09']],
    ['the day clocks go back', '2026-10-31', '2026-11-02', ['2026-10-31', '2026-11-01', '2026-11-02']],
    ['the day Apia left out', '2011-12-29', '2011-12-31', ['2011-12-29', '2011-12-30', '2011-12-31']],
  ])('goes over %s', (_name, startDate, endDate, dates) => {
    expect(datesOf(ruleOf({ startDate, endDate, workouts: everyDay }))).toEqual(dates);
  });

  it('keeps the order of the workouts within a day', () => {
    const workouts = [...everyDay, { name: 'Stretch', days_of_week: DAYS_OF_WEEK }];
    const days = expandRepetition(ruleOf({ endDate: '2028-02-29', workouts }));
    expect(days).toEqual([
      { date: '2028-02-28', index: 0 },
      { date: '2028-02-28', index: 1 },
      { date: '2028-02-29', index: 0 },
      { date: '2028-02-29', index: 1 },
    ]);
  });
});

describe('a rotation', () => {
  const workouts = [
    { name: 'A', days_of_week: ['1', '3'] },
    { name: 'B', days_of_week: ['5'] },
    { name: 'C', days_of_week: [] },
  ] as const;

  it('has one workout on each of the days of all, in their order and then again from the first', () => {
    expect(expandRepetition(ruleOf({ endDate: '2028-03-06', isRotation: true, workouts }))).toEqual([
      { date: '2028-02-28', index: 0 },
      { date: '2028-03-01', index: 1 },
      { date: '2028-03-03', index: 2 },
      { date: '2028-03-06', index: 0 },
    ]);
  });

  it('needs a day of one of its workouts', () => {
    const problemOf = (given: Partial<RepetitionRule>) =>
      repetitionProblem(ruleOf({ isRotation: true, ...given }), '2028-02-28');
    expect(problemOf({ workouts })).toBeNull();
    expect(problemOf({ workouts: workouts.slice(2) })).toBe(
      'None of the selected days lies between Start Date and End Date',
    );
  });
});

describe('without an end date', () => {
  it('a workout is done on the start date alone, whatever days are chosen', () => {
    expect(datesOf(ruleOf({ endDate: null, workouts: everyDay }))).toEqual(['2028-02-28']);
  });

  it('a program is done in one pass of seven days', () => {
    const workouts = [
      { name: 'Push', days_of_week: ['1', '3'] },
      { name: 'Pull', days_of_week: ['0'] },
      { name: 'Test', days_of_week: [] },
    ] as const;
    expect(expandRepetition(ruleOf({ endDate: null, isProgram: true, workouts }))).toEqual([
      { date: '2028-02-28', index: 0 },
      { date: '2028-02-28', index: 2 },
      { date: '2028-03-01', index: 0 },
      { date: '2028-03-05', index: 1 },
    ]);
  });
});

describe('a request is refused', () => {
  const today = '2028-02-15';

  it.each([
    ['a start in the past', { startDate: '2028-02-14' }, 'Start Date should not be set in the past'],
    ['an end at the start', { endDate: '2028-02-28' }, 'End Date should not be set before or at Start Date'],
    [
      'an end before the start',
      { endDate: '2028-02-27' },
      'End Date should not be set before or at Start Date',
    ],
    [
      'a workout without a day',
      { workouts: [...everyDay, { name: 'Legs', days_of_week: [] }] },
      'Must select at least 1 day for the workout: Legs',
    ],
    ['a start years ahead', { startDate: '2030-02-16' }, 'Start Date should not be more than 2 years ahead'],
    [
      'an end years after the start',
      { endDate: '2030-03-01' },
      'End Date should not be more than 2 years after Start Date',
    ],
    [
      'days that never come',
      { endDate: '2028-02-29', workouts: [{ name: 'Push', days_of_week: ['0'] as const }] },
      'None of the selected days lies between Start Date and End Date',
    ],
    ['no workout', { workouts: [] }, 'None of the selected days lies between Start Date and End Date'],
    [
      'too many days',
      { endDate: '2030-02-28', workouts: [...everyDay, ...everyDay, ...everyDay] },
      `This would schedule more than ${MOST_SCHEDULED_DAYS} workouts. Choose an earlier End Date`,
    ],
  ])('for %s', (_name, given, problem) => {
    expect(repetitionProblem(ruleOf(given), today)).toBe(problem);
  });

  it('but not for a start today, nor for the longest span', () => {
    expect(repetitionProblem(ruleOf({ startDate: today }), today)).toBeNull();
    expect(repetitionProblem(ruleOf({ endDate: '2030-02-28' }), today)).toBeNull();
  });

  it('and expanding ends soon even for an absurd span', () => {
    const rule = ruleOf({ endDate: '9999-12-31' });
    expect(expandRepetition(rule).length).toBeLessThan(LONGEST_SPAN_MONTHS * 5);
  });
});

it.each([
  ['2026-01-31', '2026-02-28'],
  ['2028-01-31', '2028-02-29'],
  ['2026-01-28', '2026-02-28'],
  ['2026-12-31', '2027-01-31'],
  ['2026-08-31', '2026-09-30'],
])('switching to repeat on %s ends it a month later, on %s', (startDate, endDate) => {
  expect(endForRepeat(startDate, null)).toBe(endDate);
  expect(endForRepeat(startDate, startDate)).toBe(endDate);
  expect(endForRepeat(startDate, '2099-01-01')).toBe('2099-01-01');
});

it('a day that is over is replaced by today as the start', () => {
  expect(startNotInPast('2028-02-14', '2028-02-15')).toBe('2028-02-15');
  expect(startNotInPast('2028-02-16', '2028-02-15')).toBe('2028-02-16');
});

it.each([
  ['2028-02-28', true],
  ['2028-02-29', true],
  ['2028-03-01', true],
  ['2028-02-27', false],
  ['2028-03-02', false],
  ['2028-02-30', false],
])('%s is somebody’s today on leap day in UTC: %p', (currentDate, expected) => {
  expect(canBeToday(currentDate, '2028-02-29')).toBe(expected);
});
