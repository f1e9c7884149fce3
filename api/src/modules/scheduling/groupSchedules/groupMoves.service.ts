import { startProblem } from '@formline/shared/domain/scheduling/repetition';
import type { Transaction } from '../../../database/database';
import { invalidInput, notFound, staleVersion } from '../../../plugins/HttpProblem';
import type { GroupRef } from '../clientGroups/clientGroups.repository';
import { isInRule } from '../plans/planRun';
import { lockedPlan } from './groupLocks';
import { groupSchedulesRepository } from './groupSchedules.repository';
import { memberDaysRepository } from './memberDays.repository';
import { memberSchedulesRepository } from './memberSchedules.repository';
import { schedulingTexts as texts } from '../scheduling.texts';

export interface GroupMove {
  readonly plan_workout_id: number;
  readonly date: string;
  readonly oldDate: string;
}

export function groupMovesService(db: Transaction) {
  return {
    async move(
      group: GroupRef,
      id: number,
      { move, today }: { readonly move: GroupMove; readonly today: string },
    ): Promise<number> {
      const { date, oldDate, plan_workout_id: slotId } = move;
      const problem = startProblem(date, today);
      if (problem !== null) throw invalidInput(problem);
      if (oldDate < today) throw invalidInput(texts.schedules.historyStays);
      const plan = await lockedPlan(db, group, { id });
      const plans = groupSchedulesRepository(db);
      const slots = await plans.listSlots([id]);
      const slot = slots.find((one) => one.id === slotId);
      if (!slot) throw notFound(texts.plans.noSuchWorkoutOfPlan);
      const members = memberSchedulesRepository(db);
      const scheduleIds = await members.lock(id);
      const days = memberDaysRepository(db);
      if (await days.hasUndone(scheduleIds, { slotId, date }))
        throw invalidInput(texts.groupSchedules.thereAlready);
      const isBackInRule =
        slot.skippedDates.includes(date) && isInRule({ plan, slots, today }, { slotId, date });
      const moved = await days.move(scheduleIds, { slotId, from: oldDate, to: date, isBackInRule });
      if (moved === 0) throw staleVersion();
      if (slot.movedDates.includes(oldDate)) await days.forgetDay(slotId, oldDate);
      else await days.skip(scheduleIds, { groupScheduleId: id, date: oldDate, slotId });
      if (isBackInRule) await days.unskip(scheduleIds, slotId, date);
      else await days.noteMoved(slotId, date);
      await plans.update(id, {});
      await members.update(scheduleIds, {});
      return moved;
    },
  };
}
