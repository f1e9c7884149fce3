import { dayState } from './dayState';

const done = { is_complete: true };
const open = { is_complete: false };
const TODAY = '2026-11-20';

it.each([
  ['none without work', [], '2026-11-19', 'none'],
  ['complete when all past work is done', [done, done], '2026-11-19', 'complete'],
  ['complete when all of today is done', [done], '2026-11-20', 'complete'],
  ['complete when later work is done ahead of its day', [done], '2026-11-25', 'complete'],
  ['incomplete when past work was left', [open], '2026-11-19', 'incomplete'],
  ['incomplete when a part of past work was left', [done, open], '2026-11-19', 'incomplete'],
  ['upcoming while today is not done', [open], '2026-11-20', 'upcoming'],
  ['upcoming while a part of today is not done', [done, open], '2026-11-20', 'upcoming'],
  ['upcoming on a later day', [open], '2026-11-21', 'upcoming'],
  ['incomplete over a year end', [open], '2025-12-31', 'incomplete'],
])('is %s', (_name, workouts, date, expected) => {
  expect(dayState(workouts, date, TODAY)).toBe(expected);
});
