import { copyName } from '../text/copyName';
import { newWorkoutName } from './workoutNames';

it('a workout without a name is named after the day', () => {
  expect(newWorkoutName('2028-02-29')).toBe('New Workout 02-29');
});

describe('a copy', () => {
  it.each([
    ['keeps a free name', 'Leg Day', ['Arm Day'], 'Leg Day'],
    ['gets a suffix', 'Leg Day', ['leg day'], 'Leg Day (Copy)'],
    ['gets a number', 'Leg Day', ['Leg Day', 'Lég Day (copy)'], 'Leg Day (Copy 2)'],
    ['of a copy counts on', 'Leg Day (Copy)', ['Leg Day', 'Leg Day (Copy)'], 'Leg Day (Copy 2)'],
    ['of a gap fills it', 'Leg Day (Copy 3)', ['Leg Day (Copy 3)'], 'Leg Day (Copy)'],
  ])('%s', (_case, name, taken, expected) => {
    expect(copyName(name, taken)).toBe(expected);
  });

  it('of a name as long as can be is no longer', () => {
    const name = 'x'.repeat(160);
    expect(copyName(name, [name])).toBe(`${'x'.repeat(153)} (Copy)`);
  });
});
