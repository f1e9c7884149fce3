import { adHocWorkoutName, planName } from './planNames';

it.each([
  [{ kind: 'client', firstName: 'Ana' } as const, "Ana's Program", 'Ana Workout'],
  [{ kind: 'group', title: 'Early Birds' } as const, 'Early Birds Program', 'Early Birds Workout'],
])('what is scheduled for %p has a name of its own', (receiver, program, workout) => {
  expect(planName(receiver)).toBe(program);
  expect(adHocWorkoutName(receiver)).toBe(workout);
});
