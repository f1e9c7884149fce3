import type { ScheduleRequest } from '@formline/shared/contracts/scheduling/scheduling';
import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import type { GroupRef } from '../clientGroups/clientGroups.repository';
import { resolvePlan } from '../plans/planResolver';
import { presentDays, type PresentDay, refusePresent } from '../plans/presentDays';
import { presentDaysRepository } from '../plans/presentDays.repository';
import type { SchedulingHow } from '../schedules/scheduling.service';
import { scheduleOf } from '../schedules/writeSchedule';
import { lockedGroup } from './groupLocks';
import { writeGroupSchedule } from './writeGroupSchedule';

export function groupSchedulingService(parts: { readonly db: Transaction; readonly clock: Clock }) {
  const { db } = parts;
  return {
    /** @returns the schedule's id @throws HttpProblem when `shouldAsk` and a day has one of the workouts */
    async schedule(
      ref: GroupRef,
      request: ScheduleRequest,
      { today, shouldAsk }: SchedulingHow,
    ): Promise<{ readonly id: number; readonly present: readonly PresentDay[] }> {
      const group = await lockedGroup(db, ref);
      const resolved = await resolvePlan(db, {
        trainerId: ref.trainerId,
        request,
        receiver: { kind: 'group', title: group.title },
        today,
      });
      const present = presentDays(resolved, await presentDaysRepository(db).list(ref, resolved));
      if (shouldAsk) refusePresent(present);
      const id = await writeGroupSchedule(parts, group, scheduleOf(resolved));
      return { id, present };
    },
  };
}
