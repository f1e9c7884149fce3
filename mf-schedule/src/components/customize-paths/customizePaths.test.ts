import { customizeProgramPath, customizeWorkoutPath } from './customizePaths';

const ava = { kind: 'client', id: 12, firstName: 'Ava' } as const;
const runners = { kind: 'group', id: 7 } as const;

it('leads to the program, and back to the day', () => {
  expect(customizeProgramPath(ava, { scheduleId: 5, date: '2026-11-20' })).toBe(
    '/clients/my-clients/ava/dashboard/calendar/customize-program?clientId=12&view=programDetails&scheduleId=5&date=2026-11-20',
  );
});

it('leads to the workout of a day', () => {
  expect(
    customizeWorkoutPath(ava, { scheduleId: 5, workoutId: 9, scheduledWorkoutId: 31, date: '2026-11-20' }),
  ).toBe(
    '/clients/my-clients/ava/dashboard/calendar/customize-workout?clientId=12&view=workoutDetails&scheduleId=5&workoutId=9&scheduledWorkoutId=31&date=2026-11-20',
  );
  expect(
    customizeWorkoutPath(runners, { scheduleId: 5, workoutId: 9, planWorkoutId: 21, date: '2026-11-20' }),
  ).toBe(
    '/groups/my-groups/7/dashboard/calendar/customize-workout?view=workoutDetails&scheduleId=5&workoutId=9&planWorkoutId=21&date=2026-11-20',
  );
});
