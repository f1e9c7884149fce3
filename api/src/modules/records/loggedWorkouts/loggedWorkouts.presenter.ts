import type {
  BestSet,
  ExerciseSession,
  LoggedExercise,
  LoggedSet,
  LoggedWorkout,
  WorkoutToLog,
} from '@formline/shared/contracts/records/loggedWorkouts';
import { bestSet } from '@formline/shared/domain/training/exerciseHistory';
import { contentPresenter } from '../../library/workouts/workoutContent.presenter';
import { presentScheduledWorkout } from '../../scheduling/schedules/schedules.presenter';
import type {
  LoggedDay,
  LoggedExerciseWithSets,
  LoggedSetRow,
  SessionRow,
  WorkoutToLogRows,
} from './loggedWorkouts.repository';

export function presentWorkoutToLog({ day, content, log, lastSessions }: WorkoutToLogRows): WorkoutToLog {
  return {
    scheduled_workout: presentScheduledWorkout(day),
    sections: contentPresenter(content)(day.workoutId),
    log: log && presentLoggedWorkout(log),
    last_sessions: lastSessions.flatMap((row) =>
      row.exerciseId === null ? [] : [{ exercise_id: row.exerciseId, ...presentSession(row) }],
    ),
  };
}

export function presentLoggedWorkout({ day, workout, exercises }: LoggedDay): LoggedWorkout {
  return {
    id: workout.id,
    scheduled_workout_id: day.id,
    date: workout.date,
    workout_name: workout.workoutName,
    note: workout.note,
    exercises: exercises.map(presentExercise),
    is_complete: day.isComplete,
    version: workout.version,
  };
}

export const presentSession = (row: SessionRow): ExerciseSession => ({
  date: row.date,
  workout_name: row.workoutName,
  note: row.note,
  sets: row.sets.map(presentSet),
});

/** From the sessions of all exercises, the newest first. */
export function presentBestSets(rows: readonly SessionRow[]): BestSet[] {
  const exerciseIds = new Set(rows.map(({ exerciseId }) => exerciseId));
  return [...exerciseIds].flatMap((exerciseId) => {
    const sessions = rows.filter((row) => row.exerciseId === exerciseId);
    const best = bestSet(sessions.map(presentSession));
    const name = sessions[0]?.name;
    if (exerciseId === null || name === undefined || !best) return [];
    return [{ exercise_id: exerciseId, name, date: best.date, reps: best.reps, weight: best.weight }];
  });
}

const presentExercise = (row: LoggedExerciseWithSets): LoggedExercise => ({
  key: row.itemKey,
  exercise_id: row.exerciseId,
  name: row.name,
  is_done: row.isDone,
  note: row.note,
  sets: row.sets.map(presentSet),
});

const presentSet = (row: LoggedSetRow): LoggedSet => ({
  number: row.number,
  reps: row.reps,
  weight: row.weight,
  dur_seconds: row.durSeconds,
  distance: row.distance,
  distance_units: row.distanceUnits,
  effort: row.effort,
  note: row.note,
});
