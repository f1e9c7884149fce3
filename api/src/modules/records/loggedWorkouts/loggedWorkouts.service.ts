import type { WorkoutLogInput } from '@formline/shared/contracts/records/loggedWorkouts';
import { loggedWorkoutProblem } from '@formline/shared/domain/training/loggedWorkout';
import { recentSince } from '@formline/shared/domain/training/exerciseHistory';
import type { Clock } from '../../../clock';
import type { DatabaseHandle, Transaction } from '../../../database/database';
import { invalidInput, notFound, staleVersion } from '../../../plugins/HttpProblem';
import { usedExercisesService } from '../../library/exercises/usedExercises.service';
import { workoutContentService } from '../../library/workouts/workoutContent.service';
import { trainersToday } from '../../people/clients/trainersToday';
import { type DayOfPlan, scheduledDaysRepository } from '../../scheduling/schedules/scheduledDays.repository';
import { scheduledDaysService } from '../../scheduling/schedules/scheduledDays.service';
import type { CalendarRow } from '../../scheduling/schedules/schedules.repository';
import { schedulingTexts } from '../../scheduling/scheduling.texts';
import {
  type LoggedDay,
  loggedWorkoutsRepository,
  type NewLoggedExercise,
  type SessionRow,
  type WorkoutToLogRows,
} from './loggedWorkouts.repository';
import { MOST_RECORDS } from '../healthRecords/healthRecords.service';
import { recordsTexts as texts } from '../records.texts';

const MOST_RECENT_SESSIONS = 3000;

export interface ScheduledRef {
  readonly clientId: number;
  /** Null for the client, who sees the work of every trainer. */
  readonly trainerId: number | null;
  readonly scheduledWorkoutId: number;
}

export const sessionsOf = (db: DatabaseHandle, clientId: number, exerciseId: number): Promise<SessionRow[]> =>
  loggedWorkoutsRepository(db).listSessions(clientId, exerciseId, MOST_RECORDS);

/** The newest first. */
export const recentSessionsOf = (
  db: DatabaseHandle,
  clientId: number,
  today: string,
): Promise<SessionRow[]> =>
  loggedWorkoutsRepository(db).listSessionsSince(clientId, recentSince(today), MOST_RECENT_SESSIONS);

export async function readWorkoutToLog(db: DatabaseHandle, ref: ScheduledRef): Promise<WorkoutToLogRows> {
  const { clientId, scheduledWorkoutId } = ref;
  const trainerId = await plannerOf(db, ref);
  const day = await scheduledDaysRepository(db).find({ trainerId, clientId }, scheduledWorkoutId);
  if (!day) throw noSuchDay();
  const content = await workoutContentService(db).read(trainerId, [day.workoutId]);
  const exerciseIds = [...new Set(content.placed.map(({ exerciseId }) => exerciseId))];
  const repository = loggedWorkoutsRepository(db);
  const workout = await repository.findByDay(scheduledWorkoutId);
  return {
    day,
    content,
    log: workout && { day, workout, exercises: await repository.listExercises(workout.id) },
    lastSessions: await repository.listLastSessions(
      { clientId, scheduledWorkoutId, date: day.date },
      exerciseIds,
    ),
  };
}

export function loggedWorkoutsService({ db, clock }: { readonly db: Transaction; readonly clock: Clock }) {
  return {
    /** The lock on the scheduled workout serialises the writers of its log. */
    async save(
      { actorId, ...ref }: ScheduledRef & { readonly actorId: number },
      body: WorkoutLogInput,
    ): Promise<LoggedDay> {
      const problem = loggedWorkoutProblem(body);
      if (problem !== null) throw invalidInput(problem);
      const { clientId, scheduledWorkoutId } = ref;
      const client = { trainerId: await plannerOf(db, ref), clientId };
      const day = await scheduledDaysRepository(db).findAndLock(client, scheduledWorkoutId);
      if (!day) throw noSuchDay();
      const repository = loggedWorkoutsRepository(db);
      const present = await repository.findByDay(scheduledWorkoutId);
      if (body.version !== undefined && body.version !== (present?.version ?? 0)) throw staleVersion();
      if (day.date > trainersToday(body.currentDate, clock)) throw invalidInput(texts.logs.dayAhead);
      const exercises = await namedExercises(db, client.trainerId, body);
      const values = { date: day.date, workoutName: day.workoutName, note: body.note || null };
      const saved = present
        ? await repository.update(present.id, values)
        : await repository.insert({
            ...values,
            clientId,
            recordedBy: actorId,
            scheduledWorkoutId,
            createdAt: clock.now(),
          });
      if (!saved) throw staleVersion();
      await repository.replaceExercises(saved.id, exercises);
      return {
        day: await withCompletion({ db, clock }, { client, day, isComplete: body.is_complete }),
        workout: saved,
        exercises: await repository.listExercises(saved.id),
      };
    },
  };
}

interface Completing {
  readonly client: { readonly trainerId: number; readonly clientId: number };
  readonly day: DayOfPlan;
  readonly isComplete: boolean | undefined;
}

async function withCompletion(
  parts: { readonly db: Transaction; readonly clock: Clock },
  { client, day, isComplete }: Completing,
): Promise<CalendarRow> {
  if (isComplete === undefined || isComplete === day.isComplete) return day;
  return scheduledDaysService(parts).complete(client, day.id, isComplete);
}

/** A client's call names no trainer, so the one who planned the workout is looked up. */
async function plannerOf(
  db: DatabaseHandle,
  { trainerId, clientId, scheduledWorkoutId }: ScheduledRef,
): Promise<number> {
  const planner = trainerId ?? (await scheduledDaysRepository(db).findTrainer(clientId, scheduledWorkoutId));
  if (planner === null) throw noSuchDay();
  return planner;
}

async function namedExercises(
  db: Transaction,
  trainerId: number,
  { exercises }: WorkoutLogInput,
): Promise<NewLoggedExercise[]> {
  const ids = exercises.map(({ exercise_id }) => exercise_id);
  const used = await usedExercisesService(db).read(trainerId, ids);
  const names = new Map(used.exercises.map(({ id, name }) => [id, name]));
  return exercises.map(({ key, exercise_id: exerciseId, is_done: isDone, note, sets }) => {
    const name = names.get(exerciseId);
    if (name === undefined) throw notFound(texts.logs.noSuchExercise);
    return { itemKey: key, exerciseId, name, isDone, note: note || null, sets: sets.map(toSetRow) };
  });
}

const toSetRow = (set: WorkoutLogInput['exercises'][number]['sets'][number]) => ({
  number: set.number,
  reps: set.reps,
  weight: set.weight,
  durSeconds: set.dur_seconds,
  distance: set.distance,
  distanceUnits: set.distance_units,
  effort: set.effort,
  note: set.note || null,
});

const noSuchDay = () => notFound(schedulingTexts.schedules.noSuchDay);
