import { ApiError } from '../api-client/ApiError';
import { errorCodes } from '../contracts/errorCodes';
import { findCompoundRoutines } from '../contracts/library/compoundRoutines';
import { findExercises } from '../contracts/library/exercises';
import type { Workout } from '../contracts/library/workouts';
import { WorkoutEditor, type WorkoutEditorProps } from '../training/workout/editor/WorkoutEditor';
import { WORKOUT_ALONE } from '../training/workout/draft/workoutEditorViewState';
import type { WorkoutSave } from '../training/workout/editor/workoutSaving';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { buildExercise } from './buildExercise';
import { buildWorkout, buildWorkoutExercise, buildWorkoutRoutine } from './buildWorkout';
import { fakeApi } from './fakeApi';
import { renderRoute } from './render';
import { savedWorkout } from './savedWorkout';
import './stillLayout';

/** Leg Day: two exercises, then one and a circuit, then an empty section. */
export const legDay = buildWorkout(
  {
    'Warm-Up': [
      buildWorkoutExercise({ id: 1, name: 'Cat-Cow' }),
      buildWorkoutExercise({ id: 2, name: 'Inchworm' }),
    ],
    Main: [
      buildWorkoutExercise({ id: 3, name: 'Push-Up', weight: 20 }),
      buildWorkoutRoutine([buildWorkoutExercise({ id: 4, name: 'Plank' })], { id: 5, title: 'Finisher' }),
    ],
    Finish: [],
  },
  { id: 7, name: 'Leg Day' },
);

function server(first: Workout) {
  let present = first;
  let refusal: ApiError | null = null;
  const saves: WorkoutSave[] = [];
  return {
    saves,
    refuse: (status: number, code: number = errorCodes.unexpected) => {
      refusal = new ApiError(status, { message: 'No room', code });
    },
    allow: () => {
      refusal = null;
    },
    change: (workout: Workout) => {
      present = workout;
    },
    reload: async () => present,
    save: async (save: WorkoutSave) => {
      saves.push(save);
      if (refusal) throw refusal;
      present = savedWorkout(present, save.change);
      return present;
    },
  };
}

function Page(props: Partial<WorkoutEditorProps>) {
  const [viewState, setViewState] = useState(WORKOUT_ALONE);
  return (
    <WorkoutEditor
      workout={legDay}
      context="library"
      canEdit
      viewState={viewState}
      onViewStateChange={setViewState}
      {...props}
    />
  );
}

export function showEditor(props: Partial<WorkoutEditorProps> = {}) {
  const api = fakeApi();
  api.answer(findCompoundRoutines, { compoundRoutines: [], hasMore: false });
  api.answer(findExercises, {
    exercises: [
      buildExercise({ id: 40, name: 'Burpee', sets: 4, reps: 6 }),
      buildExercise({ id: 41, name: 'Lunge' }),
    ],
    nextPage: null,
  });
  const back = server(legDay);
  const page = <Page onSave={back.save} onReload={back.reload} {...props} />;
  return { ...back, api, ...renderRoute(page, { path: '/' }) };
}

export const rows = (section: string) =>
  within(screen.getByRole('list', { name: section }))
    .queryAllByRole('button', { name: /, / })
    .map((row) => row.textContent);
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
