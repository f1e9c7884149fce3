import { listGroupDayWorkouts } from '@formline/shared/contracts/scheduling/calendar';
import { readClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { readGroupSchedule } from '@formline/shared/contracts/scheduling/groupSchedules';
import { readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { readUser } from '@formline/shared/contracts/people/users';
import { readWorkout } from '@formline/shared/contracts/library/workouts';
import { buildClient, buildCurrentUser } from '@formline/shared/testing/builders';
import {
  buildWorkout,
  buildWorkoutExercise,
  buildWorkoutRoutine,
} from '@formline/shared/testing/buildWorkout';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen } from '@testing-library/react';
import type { CalendarWorkout } from '../components/schedule/calendarWorkout';
import type { PathOwner } from '../components/calendar-owner/schedulingPaths';
import { ScheduledWorkoutDialog } from '../features/scheduled-workout/ScheduledWorkoutDialog';
import { buildGroup, buildScheduledWorkout } from './builders';
import { buildGroupSchedule, buildSchedule } from './buildSchedule';

export const push = buildScheduledWorkout({ workout_name: 'Push Day' });
export const content = buildWorkout(
  {
    'Warm-Up': [buildWorkoutExercise({ key: 'a', name: 'Hip Circle', sets: 2, reps: 12 })],
    Main: [
      buildWorkoutRoutine([buildWorkoutExercise({ key: 'c', name: 'Burpee' })], {
        key: 'b',
        title: 'Finisher',
        routine_type: 'circuit',
        reps: 3,
      }),
    ],
  },
  { id: 9, name: 'Push Day', description: 'Slow and strong.', exercise_count: 2 },
);
const ava: PathOwner = { kind: 'client', id: 11, firstName: 'Ava' };
export const runners: PathOwner = { kind: 'group', id: 7 };
export const onMove = jest.fn();
export const onClose = jest.fn();

export interface Opening {
  readonly owner?: PathOwner;
  readonly workout?: CalendarWorkout;
  readonly canEdit?: boolean;
  readonly answers?: (api: FakeApi) => void;
}

export async function openWorkout({ owner = ava, workout = push, canEdit = true, answers }: Opening = {}) {
  const api = fakeApi();
  await signInAs(api, buildCurrentUser());
  api.answer(readUser, buildClient({ id: 11, first_name: 'Ava', last_name: 'Stone' }));
  api.answer(readClientGroup, buildGroup());
  api.answer(readSchedule, buildSchedule());
  api.answer(readGroupSchedule, buildGroupSchedule());
  api.answer(listGroupDayWorkouts, []);
  api.answer(readWorkout, content);
  answers?.(api);
  const dialog = (
    <ScheduledWorkoutDialog {...{ owner, workout, canEdit, onMove, onClose }} finalFocus={undefined} />
  );
  return { api, ...renderRoute(dialog, { path: '/' }) };
}

export const contentsShown = () => screen.findByRole('heading', { name: 'Warm-Up' });
