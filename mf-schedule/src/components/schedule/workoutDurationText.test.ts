import { workoutDurationText } from './workoutDurationText';

it.each([
  [2700, '45+ mins'],
  [2759, '45+ mins'],
  [60, '1+ mins'],
  [59, '59 secs'],
  [0, null],
])('writes %p seconds as %p', (seconds, expected) => {
  expect(workoutDurationText(seconds)).toBe(expected);
});
