import { readClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { findCompoundRoutines } from '@formline/shared/contracts/library/compoundRoutines';
import {
  type ExerciseDetails,
  findExercises,
  readExercise,
} from '@formline/shared/contracts/library/exercises';
import { readWorkoutVideo } from '@formline/shared/contracts/library/media';
import { readUser } from '@formline/shared/contracts/people/users';
import { readWorkout, type Workout } from '@formline/shared/contracts/library/workouts';
import { answerWithWorkouts } from '@formline/shared/testing/answerWithWorkouts';
import { buildClient, buildCurrentUser } from '@formline/shared/testing/builders';
import { buildExercise } from '@formline/shared/testing/buildExercise';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import '@formline/shared/testing/stillLayout';
import { screen } from '@testing-library/react';
import { AssignWorkoutRoute } from '../routes/AssignWorkoutRoute';
import { buildGroup } from './builders';

const DASHBOARDS = {
  client: {
    pattern: '/clients/my-clients/:client/dashboard',
    at: '/clients/my-clients/ava/dashboard',
    identity: 'clientId=11',
  },
  group: {
    pattern: '/groups/my-groups/:groupId/dashboard',
    at: '/groups/my-groups/7/dashboard',
    identity: '',
  },
} as const;

const squat: ExerciseDetails = buildExercise({
  id: 3,
  name: 'Squat',
  progression_enabled: true,
  progressions_regressions: [
    {
      primary_exercise_id: 3,
      exerciseType: 'PROGRESSION',
      exercise: buildExercise({ id: 8, name: 'Jump Squat' }),
    },
  ],
});

interface AssignWorkoutPage {
  readonly whom?: keyof typeof DASHBOARDS;
  readonly tab?: 'my-workouts' | 'formline-workouts';
  readonly query?: string;
  readonly workouts?: readonly Workout[];
  readonly isManager?: boolean;
  readonly answers?: (api: FakeApi) => void;
}

export async function openAssignWorkout(given: AssignWorkoutPage = {}) {
  const { whom = 'client', tab = 'my-workouts', query = '', workouts = [], isManager = false } = given;
  const { pattern, at, identity } = DASHBOARDS[whom];
  const api = fakeApi();
  await signInAs(api, buildCurrentUser(), { isManager });
  api.answer(readUser, buildClient({ id: 11, first_name: 'Ava', last_name: 'Stone' }));
  api.answer(readClientGroup, buildGroup());
  api.answer(findExercises, { exercises: [], nextPage: null });
  api.answer(findCompoundRoutines, { compoundRoutines: [], hasMore: false });
  api.answer(readExercise, squat);
  answerWithWorkouts(api, workouts);
  // The list asks how far a video is.
  api.answer(readWorkoutVideo, ({ params }) => {
    const media = workouts.find(
      ({ uploaded_media }) => String(uploaded_media?.id) === params['id'],
    )?.uploaded_media;
    if (!media) throw new Error('The test has no such video.');
    return media;
  });
  api.answer(readWorkout, ({ params }) => {
    const found = workouts.find(({ id }) => String(id) === params['id']);
    if (!found) throw new Error('The test has no such workout.');
    return found;
  });
  given.answers?.(api);
  const search = [identity, query].filter((part) => part !== '').join('&');
  const page = renderRoute(<AssignWorkoutRoute />, {
    path: `${pattern}/calendar/schedule-workouts/:tab`,
    at: `${at}/calendar/schedule-workouts/${tab}${search && `?${search}`}`,
  });
  return { api, ...page };
}

export const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
