import { ApiError } from '@formline/shared/api-client';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { readUser } from '@formline/shared/contracts/people/users';
import {
  type LoggedSet,
  type LoggedWorkout,
  readWorkoutLog,
  saveWorkoutLog,
  workoutLogInput,
  type WorkoutToLog,
} from '@formline/shared/contracts/records/loggedWorkouts';
import * as z from '@formline/shared/contracts/schema';
import { buildClient, buildCurrentUser } from '@formline/shared/testing/builders';
import { buildWorkoutExercise, buildWorkoutRoutine } from '@formline/shared/testing/buildWorkout';
import { type FakeApi, fakeApi, type FakeApiRequest } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import '@formline/shared/testing/stillLayout';
import { screen } from '@testing-library/react';
import { buildScheduledWorkout } from './builders';
import { storedDraft } from '../features/log-workout/storedDraft';
import { LogWorkoutRoute } from '../routes/LogWorkoutRoute';

export const CALENDAR = '/clients/my-clients/ava/dashboard/calendar';
export const day = buildScheduledWorkout({ id: 5, workout_name: 'Push Day', workout_date: '2026-11-20' });
const squat = buildWorkoutExercise({
  id: 1,
  key: 'e1',
  name: 'Squat',
  sets: 3,
  reps: 8,
  weight: 100,
  rest: 90,
});
const plank = buildWorkoutExercise({ id: 2, key: 'e2', name: 'Plank', reps: null, dur_seconds: 30, rest: 0 });
const sections: WorkoutToLog['sections'] = [
  {
    id: 1,
    name: 'Main',
    exercises: [squat, buildWorkoutRoutine([plank], { title: 'Core', reps: 2, rest: 0 })],
  },
];
export const loggedSet = (number: number, given: Partial<LoggedSet> = {}): LoggedSet => ({
  number,
  reps: 8,
  weight: 100,
  dur_seconds: null,
  distance: null,
  distance_units: 'miles',
  effort: null,
  note: null,
  ...given,
});
const last = { exercise_id: 1, date: '2026-11-13', workout_name: 'Push Day', note: null };
export const toLog: WorkoutToLog = {
  scheduled_workout: day,
  sections,
  log: null,
  last_sessions: [{ ...last, sets: [loggedSet(1, { weight: 95, effort: 7 })] }],
};
export const logOf = (version: number, ...sets: LoggedSet[]): LoggedWorkout => ({
  id: 1,
  scheduled_workout_id: 5,
  date: '2026-11-20',
  workout_name: 'Push Day',
  note: null,
  exercises: [{ key: 'e1', exercise_id: 1, name: 'Squat', is_done: false, note: null, sets }],
  is_complete: false,
  version,
});

/** A server that stores what it is sent, unless its version is another one. */
export function storing(api: FakeApi, from = 0): void {
  let version = from;
  api.answer(saveWorkoutLog, ({ body }: FakeApiRequest) => {
    const input = z.safeParse(workoutLogInput, body).data;
    if (input?.version !== version) {
      throw new ApiError(409, { message: 'Stale', code: errorCodes.staleVersion, key: 'stale_version' });
    }
    version += 1;
    const exercises = input.exercises.map((one) => ({ ...one, name: 'Squat' }));
    return { ...logOf(version), exercises, is_complete: input.is_complete ?? false };
  });
}

interface Opening {
  readonly answers?: (api: FakeApi) => void;
  readonly user?: Parameters<typeof buildCurrentUser>[0];
  readonly isManager?: boolean;
}

export async function openLog({ answers, user, isManager = false }: Opening = {}) {
  const api = fakeApi();
  await signInAs(api, buildCurrentUser(user), isManager ? { isManager } : undefined);
  api.answer(readUser, buildClient({ id: 11, first_name: 'Ava', last_name: 'Stone' }));
  api.answer(readWorkoutLog, toLog);
  storing(api);
  answers?.(api);
  const at = `${CALENDAR}/log-workout?clientId=11&scheduledWorkoutId=5`;
  const page = renderRoute(<LogWorkoutRoute />, { path: `${CALENDAR}/log-workout`, at });
  return { api, ...page };
}

export const field = (name: string) => screen.findByRole('textbox', { name });
export const done = (name: string) => screen.findByRole('checkbox', { name });
export const sent = (api: FakeApi) => api.requests(saveWorkoutLog).map(({ body }) => body);
export const stored = () => storedDraft(1, 5).read();
