import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { scheduledWorkouts } from '../../../database/schema/schedules';
import type { ClientOfTrainer } from '../schedules/schedulesOverview.repository';
import type { EditSource } from './editedWorkouts';

const columns = {
  id: scheduledWorkouts.id,
  date: scheduledWorkouts.date,
  workoutName: scheduledWorkouts.workoutName,
  scheduleId: scheduledWorkouts.userScheduleId,
};

export function missedSessionsRepository(db: DatabaseHandle) {
  const of = ({ trainerId, clientId }: ClientOfTrainer) =>
    and(eq(scheduledWorkouts.trainerId, trainerId), eq(scheduledWorkouts.clientId, clientId));
  const inOrder = [scheduledWorkouts.date, scheduledWorkouts.id] as const;

  return {
    /** Not completed and not made up for. */
    async listMissed(
      client: ClientOfTrainer,
      { from, today }: { readonly from: string; readonly today: string },
    ) {
      return db
        .select(columns)
        .from(scheduledWorkouts)
        .where(
          and(
            of(client),
            gte(scheduledWorkouts.date, from),
            lt(scheduledWorkouts.date, today),
            eq(scheduledWorkouts.isComplete, false),
            sql`not exists (select 1 from scheduled_workouts later where later.makes_up_for = ${scheduledWorkouts.id})`,
          ),
        )
        .orderBy(...inOrder);
    },

    /** Of the client's own schedules, because those of a group do not move alone. */
    async listAhead(client: ClientOfTrainer, today: string) {
      return db
        .select(columns)
        .from(scheduledWorkouts)
        .where(
          and(
            of(client),
            gte(scheduledWorkouts.date, today),
            eq(scheduledWorkouts.isComplete, false),
            isNull(scheduledWorkouts.clientGroupId),
          ),
        )
        .orderBy(...inOrder);
    },

    async listBusyDays(client: ClientOfTrainer, today: string): Promise<string[]> {
      const days = await db
        .selectDistinct({ date: scheduledWorkouts.date })
        .from(scheduledWorkouts)
        .where(and(of(client), gte(scheduledWorkouts.date, today)));
      return days.map(({ date }) => date);
    },

    /** The new sessions of the schedule name the missed ones: by day and workout, in the order of their ids. */
    async nameMissed(scheduleId: number, sources: readonly EditSource[]): Promise<void> {
      const ids = sql.param(sources.map(({ id }) => id));
      const days = sql.param(sources.map(({ date, to = date }) => to));
      const workouts = sql.param(sources.map(({ workoutId }) => workoutId));
      await db.execute(sql`
        with missed as (
          select id, date, workout_id, row_number() over (partition by date, workout_id order by id) as nth
          from unnest(${ids}::int[], ${days}::date[], ${workouts}::int[]) as source (id, date, workout_id)
        ), made as (
          select id, date, workout_id, row_number() over (partition by date, workout_id order by id) as nth
          from scheduled_workouts where user_schedule_id = ${scheduleId}
        )
        update scheduled_workouts day set makes_up_for = missed.id
        from made join missed using (date, workout_id, nth) where day.id = made.id`);
    },
  };
}
