import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../database';
import { activities } from '../../schema/activities';
import { clientGroupMembers, clientGroups, clientRelations } from '../../schema/clients';
import { scheduledWorkouts } from '../../schema/schedules';
import { addDays } from '../calendar';

const WORKOUTS_FROM_DAYS_AGO = 21;

/** Writes the trainers' feeds: what the rows of the world say has happened. */
export async function insertActivities(db: DatabaseHandle, today: string): Promise<void> {
  await db.execute(sql`
    insert into ${activities} (trainer_id, client_id, type, club_id, location_id, happened_at)
    select trainer_id, client_id, 'client_added', club_id, location_id,
      (started_training_at + time '09:00') at time zone 'UTC'
    from ${clientRelations} where started_training_at is not null order by started_training_at, id`);
  await db.execute(sql`
    insert into ${activities} (trainer_id, client_group_id, type, subject, count, club_id, location_id, happened_at)
    select trainer_id, id, 'group_created', title,
      (select count(*) from ${clientGroupMembers} where group_id = ${clientGroups}.id),
      club_id, location_id, created_at
    from ${clientGroups} order by created_at, id`);
  await db.execute(sql`
    insert into ${activities} (trainer_id, client_id, type, subject, day, club_id, location_id, happened_at)
    select done.trainer_id, done.client_id, 'workout_completed', done.workout_name, done.date,
      relation.club_id, relation.location_id, done.completed_at
    from ${scheduledWorkouts} done
    join ${clientRelations} relation
      on relation.trainer_id = done.trainer_id and relation.client_id = done.client_id
    where done.completed_at is not null and done.date >= ${addDays(today, -WORKOUTS_FROM_DAYS_AGO)}
    order by done.completed_at, done.id`);
}
