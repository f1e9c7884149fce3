import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import { requireNewest } from '../../../plugins/HttpProblem';
import { activityRepository } from '../../people/activities/activity.repository';
import { planChangesRepository, type ScheduleRow } from './planChanges.repository';
import { planDaysRepository } from '../plans/planDays.repository';
import { planSlotsRepository } from '../plans/planSlots.repository';
import { nextRun, type RequestedChanges } from '../plans/planRun';
import { planWriterRepository } from '../plans/planWriter.repository';
import type { ClientOfTrainer } from './schedulesOverview.repository';
import { noSuchSchedule } from './schedulesOverview.service';

export interface NamedSchedule {
  readonly client: ClientOfTrainer;
  readonly scheduleId: number;
}

export function planChangesService({ db, clock }: { readonly db: Transaction; readonly clock: Clock }) {
  return {
    async change(named: NamedSchedule, requested: RequestedChanges, today: string): Promise<void> {
      const plan = await lockedSchedule(db, named, requested.version);
      const repository = planChangesRepository(db);
      const present = {
        slots: await planWriterRepository(db).listWorkouts([plan.id]),
        workouts: await repository.listFrom(plan.id, today),
      };
      const { slots, calendar, changes } = await nextRun(db, { plan, requested, today }, present);
      await repository.update(plan.id, changes);
      const slotsRepository = planSlotsRepository(db, 'client');
      await slotsRepository.replace(plan.id, slots);
      await slotsRepository.forgetSkipped(calendar.restartedIds);
      await repository.removeReplaced(plan.id, { from: today, kept: calendar.kept });
      await planDaysRepository(db, 'client').insert([plan.id], calendar.added);
      await activityRepository(db).record({
        ...named.client,
        type: 'workout_rescheduled',
        happenedAt: clock.now(),
        subject: changes.programName ?? slots[0]?.name ?? '',
        day: calendar.added[0]?.date,
        count: calendar.added.length,
      });
    },
  };
}

export async function lockedSchedule(
  tx: Transaction,
  { client, scheduleId }: NamedSchedule,
  version?: number,
): Promise<ScheduleRow> {
  const schedule = await planChangesRepository(tx).lock(client, scheduleId);
  if (!schedule) throw noSuchSchedule();
  requireNewest(version, schedule.version);
  return schedule;
}
