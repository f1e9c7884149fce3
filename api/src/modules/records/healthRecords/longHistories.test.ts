import { listExerciseSessions } from '@formline/shared/contracts/records/loggedWorkouts';
import { listMeasurements } from '@formline/shared/contracts/records/measurements';
import { listNotes } from '@formline/shared/contracts/records/notes';
import { listNutrition } from '@formline/shared/contracts/records/nutrition';
import { listOhsaResults } from '@formline/shared/contracts/records/ohsa';
import { listPerformanceAssessments } from '@formline/shared/contracts/records/performanceAssessments';
import { addDays } from '@formline/shared/domain/dates/calendarDates';
import { clientNotes } from '../../../database/schema/clients';
import { exercises } from '../../../database/schema/exercises';
import {
  measurements,
  nutritionRecords,
  ohsaResults,
  performanceAssessments,
} from '../../../database/schema/health';
import { loggedExercises, loggedSets, loggedWorkouts } from '../../../database/schema/loggedWorkouts';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';

/** A record a day for three years. */
const dates = Array.from({ length: 1_100 }, (_, index) => addDays('2025-02-01', index));

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});

afterAll(() => api.close());

async function newExercise(ownerId: number): Promise<number> {
  const exercise = { ownerId, name: 'Squat' };
  const [saved] = await api.database.db.insert(exercises).values(exercise).returning({ id: exercises.id });
  return saved?.id ?? 0;
}

async function logDaily(clientId: number, exerciseId: number): Promise<void> {
  const { db } = api.database;
  const workouts = await db
    .insert(loggedWorkouts)
    .values(dates.map((date) => ({ clientId, date, workoutName: 'Push' })))
    .returning({ loggedWorkoutId: loggedWorkouts.id });
  const exercise = { exerciseId, itemKey: 'e1', ordinal: 0, name: 'Squat', isDone: true };
  const logged = await db
    .insert(loggedExercises)
    .values(workouts.map((workout) => ({ ...workout, ...exercise })))
    .returning({ loggedExerciseId: loggedExercises.id });
  const set = { number: 1, reps: 5, weight: 200, distanceUnits: 'miles' } as const;
  await db.insert(loggedSets).values(logged.map((one) => ({ ...one, ...set })));
}

it('are read from the first record on', async () => {
  const { db } = api.database;
  const owner = await buildTrainer(db);
  const trainer = await api.signInAs(owner.email);
  const { id } = await buildClient(db, owner.id);
  const exerciseId = await newExercise(owner.id);
  const of = { clientId: id };
  const grams = { protein: 1, carbohydrates: 1, fat: 1, calories: 17 };
  await db.insert(measurements).values(dates.map((date) => ({ ...of, date, weight: 150 })));
  await db
    .insert(clientNotes)
    .values(dates.map((noteDate) => ({ ...of, trainerId: owner.id, noteDate, text: 'Slept well.' })));
  await db
    .insert(performanceAssessments)
    .values(dates.map((date) => ({ ...of, date, name: 'bench' as const, value: 100 })));
  await db
    .insert(ohsaResults)
    .values(dates.map((assessmentDate) => ({ ...of, assessmentDate, compensations: [] })));
  await db
    .insert(nutritionRecords)
    .values(dates.map((date) => ({ ...of, ...grams, assignedTime: new Date(`${date}T12:00:00Z`) })));
  await logDaily(id, exerciseId);

  const params = { id };
  const [assessments] = await trainer.call(listPerformanceAssessments, { params });
  expect({
    measurements: (await trainer.call(listMeasurements, { params })).length,
    notes: (await trainer.call(listNotes, { params })).length,
    assessments: assessments?.items.length,
    ohsa: (await trainer.call(listOhsaResults, { params })).length,
    nutrition: (await trainer.call(listNutrition, { params })).length,
    sessions: (await trainer.call(listExerciseSessions, { params: { id, exerciseId } })).length,
  }).toEqual({
    measurements: 1_100,
    notes: 1_100,
    assessments: 1_100,
    ohsa: 1_100,
    nutrition: 1_100,
    sessions: 1_100,
  });
});
