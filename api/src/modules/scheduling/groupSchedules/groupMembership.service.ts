import type { RepeatedDay } from '@formline/shared/domain/scheduling/repetition';
import { invalidInput } from '../../../plugins/HttpProblem';
import type { DatabaseHandle, Transaction } from '../../../database/database';
import { planChangesRepository } from '../schedules/planChanges.repository';
import { planDaysRepository } from '../plans/planDays.repository';
import { groupPlanDays } from './groupPlanDays';
import { type GroupOfTrainer, groupSchedulesRepository } from './groupSchedules.repository';
import { memberDaysRepository } from './memberDays.repository';
import { memberSchedulesRepository } from './memberSchedules.repository';
import { schedulingTexts as texts } from '../scheduling.texts';

/** Limit of workouts one request may add to the calendars of a group. */
const MOST_GROUP_DAYS = 20_000;

interface Membership {
  readonly group: GroupOfTrainer;
  readonly clientIds: readonly number[];
  readonly today: string;
}

interface PlanAhead {
  readonly planId: number;
  readonly days: readonly RepeatedDay[];
}

export function groupMembershipService(tx: Transaction) {
  const plans = groupSchedulesRepository(tx);
  const members = memberSchedulesRepository(tx);
  const planDays = planDaysRepository(tx, 'group');
  const changes = planChangesRepository(tx);

  return {
    /** New members get the plans from today on; work left over from an earlier membership is replaced. */
    async join({ group, clientIds, today }: Membership): Promise<void> {
      if (clientIds.length === 0) return;
      await changes.endPlans(await members.lockLeftOver(group.groupId, clientIds), today);
      const ahead = await aheadOf(tx, group, today);
      checkGroupDays(countOf(ahead), clientIds.length);
      for (const { planId, days } of ahead) {
        if (days.length === 0) continue;
        const scheduleIds = await members.insert(planId, clientIds);
        await planDays.insert(scheduleIds, days);
        await memberDaysRepository(tx).markMoved(scheduleIds);
      }
    },

    async loseWork({ group, clientIds, today }: Membership): Promise<void> {
      await changes.endPlans(await members.lockOfGroup(group.groupId, clientIds), today);
    },

    async endAll(groupId: number, from: string): Promise<void> {
      await changes.endPlans(await members.lockOfGroup(groupId), from);
      const ids = await plans.listIds(groupId);
      await members.detach(ids);
      await plans.delete(ids);
    },
  };
}

export const countForJoining = async (
  db: DatabaseHandle,
  group: GroupOfTrainer,
  today: string,
): Promise<number> => countOf(await aheadOf(db, group, today));

async function aheadOf(db: DatabaseHandle, group: GroupOfTrainer, today: string): Promise<PlanAhead[]> {
  const plans = groupSchedulesRepository(db);
  const current = await plans.listCurrent(group, today);
  const all = await plans.listSlots(current.map(({ id }) => id));
  return current.map((plan) => ({
    planId: plan.id,
    days: groupPlanDays({
      plan,
      slots: all.filter(({ groupScheduleId }) => groupScheduleId === plan.id),
      today,
    }),
  }));
}

const countOf = (ahead: readonly PlanAhead[]) => ahead.reduce((total, { days }) => total + days.length, 0);

export function checkGroupDays(days: number, clients: number): void {
  if (days * clients > MOST_GROUP_DAYS) {
    throw invalidInput(texts.groupSchedules.tooManyDays(MOST_GROUP_DAYS));
  }
}
