import { addDays } from '@formline/shared/domain/dates/calendarDates';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../database';
import { loggedExercises, loggedSets, loggedWorkouts } from '../../schema/loggedWorkouts';
import { scheduledWorkouts } from '../../schema/schedules';
import { workoutExercises, workoutRoutines, workoutSections } from '../../schema/workouts';

const LOGGED_DAYS = 42;
const POUNDS_PER_STEP = 2.5;

interface LogsPlan {
  readonly trainerId: number;
  /** The others have none, so that an empty history can be seen. */
  readonly clientIds: readonly number[];
  readonly today: string;
}

/** The done work of the last weeks, set by set: two pounds and a half more a week, now and then a repetition short. */
export async function insertLoggedWorkouts(
  db: DatabaseHandle,
  { trainerId, clientIds, today }: LogsPlan,
): Promise<void> {
  const load = sql`case when placed.reps is null then null
    when exercises.name ~* '(barbell|deadlift|bench press|leg press|hack squat)' then 135
    when exercises.name ~* '(dumbbell|kettlebell|cable|machine|curl|row)' then 40 end`;
  await db.execute(sql`
    with logs as (
      insert into ${loggedWorkouts} (client_id, recorded_by, scheduled_workout_id, date, workout_name, created_at)
      select client_id, trainer_id, id, date, workout_name, completed_at from ${scheduledWorkouts}
      where trainer_id = ${trainerId} and client_id in ${[...clientIds]} and is_complete
        and date >= ${addDays(today, -LOGGED_DAYS)}
      order by date, id
      returning id, scheduled_workout_id, date
    ), items as (
      select logs.id as log_id, logs.date, 'e' || placed.id as item_key, placed.exercise_id, exercises.name, placed.id as placed_id,
        ${load} as load,
        coalesce(routine.reps, placed.sets) as sets,
        row_number() over (partition by logs.id
          order by section.ordinal, coalesce(routine.ordinal, placed.ordinal), placed.ordinal) - 1 as ordinal
      from logs join ${scheduledWorkouts} day on day.id = logs.scheduled_workout_id
      join ${workoutSections} section on section.workout_id = day.workout_id
      join ${workoutExercises} placed on placed.section_id = section.id
      join exercises on exercises.id = placed.exercise_id
      left join ${workoutRoutines} routine on routine.id = placed.routine_id
    ), done as (
      insert into ${loggedExercises} (logged_workout_id, exercise_id, item_key, ordinal, name, is_done)
      select log_id, exercise_id, item_key, ordinal, name, true from items order by log_id, ordinal
      returning id, logged_workout_id, item_key
    )
    insert into ${loggedSets} (logged_exercise_id, number, reps, weight, dur_seconds, distance, distance_units, effort)
    select done.id, number,
      placed.reps - case when number = items.sets and done.id % 7 = 0 and placed.reps > 1 then 1 else 0 end,
      coalesce(placed.weight, items.load) - (${today}::date - items.date) / 7 * ${POUNDS_PER_STEP}::real,
      placed.dur_seconds, placed.distance, coalesce(placed.distance_units, 'miles'), least(5 + number + done.id % 2, 10)
    from done join items on items.log_id = done.logged_workout_id and items.item_key = done.item_key
    join ${workoutExercises} placed on placed.id = items.placed_id
    cross join lateral generate_series(1, items.sets) number
    where coalesce(placed.reps, placed.dur_seconds, placed.distance) is not null`);
}
