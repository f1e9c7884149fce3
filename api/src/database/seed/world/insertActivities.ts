import { addDays } from '@formline/shared/domain/dates/calendarDates';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../database';
import { activities } from '../../schema/activities';
import { clientGroupMembers, clientGroups, clientRelations } from '../../schema/clients';
import { measurements, nutritionRecords, ohsaResults, performanceAssessments } from '../../schema/health';
import { scheduledWorkouts } from '../../schema/schedules';
import { momentOn } from '../calendar';

const WORKOUTS_FROM_DAYS_AGO = 21;

interface FeedsPlan {
  readonly trainerIds: readonly number[];
  readonly today: string;
}

export async function insertActivities(db: DatabaseHandle, { trainerIds, today }: FeedsPlan): Promise<void> {
  if (trainerIds.length === 0) return;
  const ids = [...trainerIds];
  await db.execute(sql`
    insert into ${activities} (trainer_id, client_id, type, club_id, location_id, happened_at)
    select trainer_id, client_id, 'client_added', club_id, location_id,
      (started_training_at + time '09:00') at time zone 'UTC'
    from ${clientRelations} where started_training_at is not null and trainer_id in ${ids}
    order by started_training_at, id`);
  await db.execute(sql`
    insert into ${activities} (trainer_id, client_group_id, type, subject, count, club_id, location_id, happened_at)
    select trainer_id, id, 'group_created', title,
      (select count(*) from ${clientGroupMembers} where group_id = ${clientGroups}.id),
      club_id, location_id, created_at
    from ${clientGroups} where trainer_id in ${ids} order by created_at, id`);
  await db.execute(sql`
    insert into ${activities} (trainer_id, client_id, type, subject, day, club_id, location_id, happened_at)
    select done.trainer_id, done.client_id, 'workout_completed', done.workout_name, done.date,
      relation.club_id, relation.location_id, done.completed_at
    from ${scheduledWorkouts} done
    join ${clientRelations} relation
      on relation.trainer_id = done.trainer_id and relation.client_id = done.client_id
    where done.trainer_id in ${ids} and done.completed_at is not null and done.date >= ${addDays(today, -WORKOUTS_FROM_DAYS_AGO)}
    order by done.completed_at, done.id`);
  await insertRecordActivities(db, ids, momentOn(addDays(today, -WORKOUTS_FROM_DAYS_AGO), 0));
}

async function insertRecordActivities(
  db: DatabaseHandle,
  trainerIds: readonly number[],
  since: Date,
): Promise<void> {
  const ids = [...trainerIds];
  await db.execute(sql`
    insert into ${activities} (trainer_id, client_id, type, day, count, club_id, location_id, happened_at)
    select relation.trainer_id, recorded.client_id, recorded.type, recorded.day, recorded.count,
      relation.club_id, relation.location_id, recorded.happened_at
    from (select distinct client_id from ${clientRelations} where trainer_id in ${ids}) theirs
    cross join lateral (
      select client_id, 'measurement_recorded' as type, date as day, null::int as count, created_at as happened_at
      from ${measurements} where client_id = theirs.client_id
      union all
      select client_id, 'performance_assessment_recorded', date, count(*)::int, max(created_at)
      from ${performanceAssessments} where client_id = theirs.client_id group by client_id, date
      union all
      select client_id, 'ohsa_recorded', assessment_date, null, created_at
      from ${ohsaResults} where client_id = theirs.client_id
      union all
      select client_id, 'nutrition_recorded', null, null, assigned_time
      from ${nutritionRecords} where client_id = theirs.client_id
    ) recorded
    join ${clientRelations} relation on relation.client_id = recorded.client_id
    where relation.trainer_id in ${ids} and recorded.happened_at >= ${since.toISOString()}::timestamptz
    order by recorded.happened_at, recorded.type, recorded.client_id`);
}
