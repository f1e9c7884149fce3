import type { Clock } from '../../clock';
import type { DatabaseHandle } from '../../database/database';
import { requireNewest } from '../../plugins/HttpProblem';
import { activityRepository } from '../activityFeed/activity.repository';
import { planChangesRepository, type ScheduleRow } from './planChanges.repository';
import { planDaysRepository } from './planDays.repository';
import { planPlacesRepository } from './planPlaces.repository';
import { nextRun, type Wished } from './planRun';
import { planWriterRepository } from './planWriter.repository';
import type { ClientOfTrainer } from './schedulesOverview.repository';
import { noSuchSchedule } from './schedulesOverview.service';

export interface NamedSchedule {
  readonly client: ClientOfTrainer;
  readonly scheduleId: number;
}

/** Changes what is ahead of one client's schedule. The library and the client's history stay as they are. */
export function planChangesService({ db, clock }: { readonly db: DatabaseHandle; readonly clock: Clock }) {
  return {
    async change(named: NamedSchedule, wished: Wished, today: string): Promise<void> {
      await db.transaction(async (tx) => {
        const plan = await lockedSchedule(tx, named, wished.version);
        const repository = planChangesRepository(tx);
        const present = {
          places: await planWriterRepository(tx).listWorkouts([plan.id]),
          workouts: await repository.listFrom(plan.id, today),
        };
        const { places, calendar, changes } = await nextRun(tx, { plan, wished, today }, present);
        await repository.update(plan.id, changes);
        const placesRepository = planPlacesRepository(tx, 'client');
        await placesRepository.replace(plan.id, places);
        await placesRepository.forgetSkipped(calendar.restartedIds);
        await repository.removeReplaced(plan.id, { from: today, kept: calendar.kept });
        await planDaysRepository(tx, 'client').insert([plan.id], calendar.added);
        await activityRepository(tx).record({
          ...named.client,
          type: 'workout_rescheduled',
          happenedAt: clock.now(),
          subject: changes.programName ?? places[0]?.name ?? '',
          day: calendar.added[0]?.date,
          count: calendar.added.length,
        });
      });
    },
  };
}

/** Locks a schedule for a change that is based on a version, when one is named. */
export async function lockedSchedule(
  tx: DatabaseHandle,
  { client, scheduleId }: NamedSchedule,
  version?: number,
): Promise<ScheduleRow> {
  const schedule = await planChangesRepository(tx).lock(client, scheduleId);
  if (!schedule) throw noSuchSchedule();
  requireNewest(version, schedule.version);
  return schedule;
}
