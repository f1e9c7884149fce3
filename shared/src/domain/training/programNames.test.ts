import { sortedDays, toggleDay } from './programDays';
import { newProgramName, newTimedProgramName, programNameProblem } from './programNames';

it('a program without a name is named after the day, or after the moment when it gets workouts', () => {
  expect(newProgramName('2028-03-05')).toBe('New Program 03-05');
  expect(newTimedProgramName('2028-03-05', '09:05:00')).toBe('New Program 03/05/2028 09:05:00');
});

it('a program needs a name', () => {
  expect(programNameProblem('  ')).toBe('Program name is required');
  expect(programNameProblem(' Base ')).toBeNull();
});

it('the days of a workout are in the order of the week, each once', () => {
  expect(sortedDays(['6', '0', '3', '0'])).toEqual(['0', '3', '6']);
  expect(toggleDay(['1', '5'], '3')).toEqual(['1', '3', '5']);
  expect(toggleDay(['1', '5'], '5')).toEqual(['1']);
});
