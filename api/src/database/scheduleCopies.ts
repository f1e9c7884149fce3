import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from './database';

/** Workouts of recorded rows, each as it was and became, and those of their weeks. */
const WORKOUTS_OF_CHANGES = sql`
  select workout.id::int as id from calendar_change_rows
    cross join lateral (values (before), (after)) as sides (side)
    cross join lateral (
      select side->>'workout_id' as id where side ? 'workout_id'
      union select jsonb_array_elements_text(side->'week_workout_ids')
        where jsonb_typeof(side->'week_workout_ids') = 'array') as workout`;

/** Removes the copies of workouts that no calendar, schedule, program or kept change has. They may tell of a client. */
export async function removeUnusedCopies(db: DatabaseHandle): Promise<void> {
  await db.execute(sql`
    delete from workouts where id in (
      select id from workouts where is_schedule_copy
        and not exists (select 1 from scheduled_workouts where workout_id = workouts.id)
        and not exists (select 1 from user_schedule_workouts where workout_id = workouts.id)
        and not exists (select 1 from group_schedule_workouts where workout_id = workouts.id)
        and not exists (select 1 from program_workouts where workout_id = workouts.id)
      except select unnest(week_workout_ids) from user_schedule_workouts
      except select unnest(week_workout_ids) from group_schedule_workouts
      except (${WORKOUTS_OF_CHANGES}))`);
}
