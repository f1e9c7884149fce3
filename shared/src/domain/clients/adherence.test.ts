import { adherenceOf, adherenceWindow, countSessions, fallOf, previousWindow } from './adherence';

const TODAY = '2028-03-01';
const done = (date: string) => ({ date, isComplete: true });
const open = (date: string) => ({ date, isComplete: false });

it('is the completed share of what was scheduled, in whole percent', () => {
  expect(adherenceOf({ completed: 3, missed: 1 })).toBe(75);
  expect(adherenceOf({ completed: 2, missed: 1 })).toBe(67);
  expect(adherenceOf({ completed: 0, missed: 4 })).toBe(0);
  expect(adherenceOf({ completed: 4, missed: 0 })).toBe(100);
});

it('is no figure when nothing was scheduled', () => {
  expect(adherenceOf({ completed: 0, missed: 0 })).toBeNull();
});

it('counts the first day of the window and neither today nor what is ahead', () => {
  const week = adherenceWindow(TODAY, 7);
  expect(week).toEqual({ from: '2028-02-23', until: TODAY });
  const sessions = [
    done('2028-02-22'),
    done('2028-02-23'),
    open('2028-02-29'),
    open(TODAY),
    done(TODAY),
    open('2028-03-02'),
  ];
  expect(countSessions(sessions, week)).toEqual({ completed: 1, missed: 1 });
});

it('counts each of several sessions of a day', () => {
  const sessions = [done('2028-02-28'), open('2028-02-28')];
  expect(countSessions(sessions, adherenceWindow(TODAY, 7))).toEqual({ completed: 1, missed: 1 });
});

it('has a previous window that ends where the window begins', () => {
  expect(previousWindow(TODAY, 30)).toEqual({ from: '2028-01-01', until: '2028-01-31' });
  expect(adherenceWindow(TODAY, 30).from).toBe('2028-01-31');
});

it('falls from one percentage to another, and only between two figures', () => {
  const [most, half, none] = [
    { completed: 9, missed: 1 },
    { completed: 5, missed: 5 },
    { completed: 0, missed: 0 },
  ];
  expect(fallOf(most, half)).toEqual({ from: 90, to: 50 });
  expect(fallOf(half, most)).toBeNull();
  expect(fallOf(half, half)).toBeNull();
  expect(fallOf(none, half)).toBeNull();
  expect(fallOf(most, none)).toBeNull();
});
