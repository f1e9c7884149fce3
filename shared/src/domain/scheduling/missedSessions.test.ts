import { type OpenSession, repairMissed } from './missedSessions';

const today = '2028-02-23';
const session = (id: number, date: string, scheduleId = 1): OpenSession => ({ id, date, scheduleId });
const missed = [session(1, '2028-02-19'), session(2, '2028-02-21')];
/** Wednesday, Friday and Monday; another schedule on Thursday. */
const ahead = [
  session(3, '2028-02-23'),
  session(9, '2028-02-24', 2),
  session(4, '2028-02-25'),
  session(5, '2028-02-28'),
];
const calendar = { missed, ahead, busyDays: new Set(ahead.map(({ date }) => date)), today };
const days = (plan: readonly { readonly id: number; readonly to: string }[]) =>
  plan.map(({ id, to }) => `${id} ${to}`);

it('does all today', () => {
  expect(days(repairMissed(calendar, 'today').madeUp)).toEqual(['1 2028-02-23', '2 2028-02-23']);
});

it('gives each the next free day', () => {
  expect(days(repairMissed(calendar, 'free-day').madeUp)).toEqual(['1 2028-02-26', '2 2028-02-27']);
});

it('does each together with one of the next sessions, and has no answer when there is none', () => {
  expect(days(repairMissed(calendar, 'merge').madeUp)).toEqual(['1 2028-02-23', '2 2028-02-24']);
  const one = { ...calendar, ahead: ahead.slice(0, 1) };
  expect(days(repairMissed(one, 'merge').madeUp)).toEqual(['1 2028-02-23', '2 2028-02-23']);
  expect(repairMissed({ ...calendar, ahead: [] }, 'merge').madeUp).toEqual([]);
});

it('shifts the rest of the schedule by as many, in its own rhythm, and leaves other schedules', () => {
  const { madeUp, moved } = repairMissed(calendar, 'shift');
  expect(days(madeUp)).toEqual(['1 2028-02-23', '2 2028-02-25']);
  // Wednesday, Friday and Monday of the next week follow.
  expect(days(moved)).toEqual(['3 2028-02-28', '4 2028-03-01', '5 2028-03-03']);
});

it('a schedule with nothing ahead gets free days instead', () => {
  const over = { ...calendar, missed: [session(7, '2028-02-20', 3)] };
  expect(repairMissed(over, 'shift')).toEqual({
    madeUp: [{ id: 7, date: '2028-02-20', to: '2028-02-26' }],
    moved: [],
  });
});
