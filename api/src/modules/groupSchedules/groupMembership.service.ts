import type { RepeatedDay } from '@formline/shared/domain/repetition';
import { invalidInput } from '../../plugins/HttpProblem';
import type { DatabaseHandle } from '../../database/database';
import { planChangesRepository } from '../schedules/planChanges.repository';
import { nextRun } from '../schedules/planRun';
import { planDaysRepository } from '../schedules/planDays.repository';
import {
  type GroupOfTrainer,
  type GroupScheduleRow,
  groupSchedulesRepository,
} from './groupSchedules.repository';
import { memberSchedulesRepository } from './memberSchedules.repository';

/** Most workouts one request may put on the calendars of a group. */
const MOST_GROUP_DAYS = 20_000;

interface Membership {
  readonly group: GroupOfTrainer;
  readonly clientIds: readonly number[];
  readonly today: string;
}

/** What becomes of a group's plans when somebody joins or leaves. To be called in the transaction that locked the group. */
export function groupMembershipService(tx: DatabaseHandle) {
  const plans = groupSchedulesRepository(tx);
  const members = memberSchedulesRepository(tx);
  const memberDays = planDaysRepository(tx, 'group');
  const changes = planChangesRepository(tx);
  const daysAheadOf = async (plan: GroupScheduleRow, today: string): Promise<readonly RepeatedDay[]> =>
    (await nextRun(tx, { plan, wished: {}, today }, await plans.listPlaces(plan.id))).days;

  return {
    /** Who joins gets what the group's plans hold from today on, in place of what was left from an earlier time there. */
    async join({ group, clientIds, today }: Membership): Promise<void> {
      if (clientIds.length === 0) return;
      await changes.endPlans(await members.lockLeftOver(group.groupId, clientIds), today);
      for (const plan of await plans.listCurrent(group, today)) {
        const days = await daysAheadOf(plan, today);
        checkGroupDays(days.length, clientIds.length);
        if (days.length > 0) await memberDays.insert(await members.insert(plan.id, clientIds), days);
      }
    },

    /** Takes the group's work that is ahead off the calendars of clients who leave. */
    async loseWork({ group, clientIds, today }: Membership): Promise<void> {
      await changes.endPlans(await members.lockLeftOver(group.groupId, clientIds), today);
    },

    /** How many workouts somebody gets who joins today. */
    async countForJoining(group: GroupOfTrainer, today: string): Promise<number> {
      let count = 0;
      for (const plan of await plans.listCurrent(group, today))
        count += (await daysAheadOf(plan, today)).length;
      return count;
    },
  };
}

/** Refuses what would flood the calendars. */
export function checkGroupDays(days: number, clients: number): void {
  if (days * clients > MOST_GROUP_DAYS) {
    throw invalidInput(
      `This would schedule more than ${MOST_GROUP_DAYS} workouts for the group. Choose an earlier End Date`,
    );
  }
}
