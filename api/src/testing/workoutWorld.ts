import { findExercises } from '@formline/shared/contracts/library/exercises';
import { createWorkout, readWorkout, type Workout } from '@formline/shared/contracts/library/workouts';
import { buildExercises, buildTrainer } from './builders';
import { type Caller, startTestApp, type TestApp } from './startTestApp';

export interface WorkoutWorld {
  readonly api: TestApp;
  readonly trainer: Caller;
  readonly trainerId: number;
  readonly otherTrainer: Caller;
  readonly otherTrainerId: number;
  readonly push: number;
  readonly pull: number;
  /** Of another trainer. */
  readonly foreign: number;
  readonly make: (body?: object) => Promise<Workout>;
  readonly asRead: (id: number) => Promise<Workout>;
  readonly superset: (given?: object) => object;
}

export async function startWorkoutWorld(): Promise<WorkoutWorld> {
  const api = await startTestApp();
  const { db } = api.database;
  const owner = await buildTrainer(db);
  const other = await buildTrainer(db);
  await buildExercises(db, owner.id, ['Push', 'Pull']);
  await buildExercises(db, other.id, ['Foreign']);
  const trainer = await api.signInAs(owner.email);
  const otherTrainer = await api.signInAs(other.email);
  const [pull, push] = await ownExerciseIds(trainer);
  const [foreign] = await ownExerciseIds(otherTrainer);
  return {
    api,
    trainer,
    trainerId: owner.id,
    otherTrainer,
    otherTrainerId: other.id,
    push,
    pull,
    foreign,
    make: (body = {}) => trainer.call(createWorkout, { body }),
    asRead: (id) => trainer.call(readWorkout, { params: { id } }),
    superset: (given = {}) => ({
      routine_type: 'super_set',
      title: 'Pair',
      reps: 3,
      compound_routine_exercises: [push, pull].map((id) => ({ exercise: { id, sets: 1, reps: 10 } })),
      ...given,
    }),
  };
}

export async function ownExerciseIds(caller: Caller): Promise<[number, number]> {
  const { exercises } = await caller.call(findExercises, { query: { exercisesFilter: 'trainer' } });
  return [exercises[0]?.id ?? 0, exercises[1]?.id ?? 0];
}

export const sectionsOf = (...exercises: (object | undefined)[]) => [{ name: 'Main', exercises }];

export const about = ({ id, version }: { id: number; version: number }, changes: object = {}) => ({
  params: { id },
  body: { version, ...changes },
});
