import { startProblem } from '@formline/shared/domain/repetition';
import type { DatabaseHandle } from '../../database/database';
import { invalidInput, notFound, staleVersion } from '../../plugins/HttpProblem';
import type { GroupPlace } from '../clientGroups/clientGroups.repository';
import { HISTORY_STAYS } from '../schedules/planRemoval.service';
import { isInRule } from '../schedules/planRun';
import { lockedPlan } from './groupLocks';
import { groupSchedulesRepository } from './groupSchedules.repository';
import { memberDaysRepository } from './memberDays.repository';
import { memberSchedulesRepository } from './memberSchedules.repository';

export interface GroupMove {
  readonly plan_workout_id: number;
  readonly date: string;
  /** The day the caller saw it on. */
  readonly oldDate: string;
}

/** Moves a group's workout to another day for all members who have not done it. */
export function groupMovesService(db: DatabaseHandle) {
  return {
    /** Answers how many members' workouts were moved. */
    async move(
      group: GroupPlace,
      id: number,
      { move, today }: { readonly move: GroupMove; readonly today: string },
    ): Promise<number> {
      const { date, oldDate, plan_workout_id: placeId } = move;
      const problem = startProblem(date, today);
      if (problem !== null) throw invalidInput(problem);
      if (oldDate < today) throw invalidInput(HISTORY_STAYS);
      return db.transaction(async (tx) => {
        const plan = await lockedPlan(tx, group, { id });
        const plans = groupSchedulesRepository(tx);
        const places = await plans.listPlaces([id]);
        const place = places.find((one) => one.id === placeId);
        if (!place) throw notFound('This schedule has no workout with this number.');
        const members = memberSchedulesRepository(tx);
        const scheduleIds = await members.lock(id);
        const days = memberDaysRepository(tx);
        if (await days.hasUndone(scheduleIds, { placeId, date })) throw invalidInput(THERE_ALREADY);
        const isBackInRule =
          place.skippedDates.includes(date) && isInRule({ plan, places, today }, { placeId, date });
        const moved = await days.move(scheduleIds, { placeId, from: oldDate, to: date, isBackInRule });
        if (moved === 0) throw staleVersion();
        if (place.movedDates.includes(oldDate)) await days.forgetDay(placeId, oldDate);
        else await days.skip(scheduleIds, { groupScheduleId: id, date: oldDate, placeId });
        if (isBackInRule) await days.unskip(scheduleIds, placeId, date);
        else await days.noteMoved(placeId, date);
        await plans.update(id, {});
        await members.update(scheduleIds, {});
        return moved;
      });
    },
  };
}

const THERE_ALREADY = 'This workout is on that day already.';
