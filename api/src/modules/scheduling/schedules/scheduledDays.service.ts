import { startProblem, weekOf } from '@formline/shared/domain/scheduling/repetition';
import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import { invalidInput, notFound, staleVersion } from '../../../plugins/HttpProblem';
import { activityRepository } from '../../people/activities/activity.repository';
import { planChangesRepository, type ScheduleRow } from './planChanges.repository';
import { isInRule } from '../plans/planRun';
import { type PlanWorkoutRow, planWriterRepository } from '../plans/planWriter.repository';
import { type DayOfPlan, scheduledDaysRepository } from './scheduledDays.repository';
import type { CalendarRow } from './schedules.repository';
import type { ClientOfTrainer } from './schedulesOverview.repository';
import { schedulingTexts as texts } from '../scheduling.texts';

export interface DayMove {
  readonly date: string;
  /** The date the caller saw, so that a workout moved meanwhile is refused. */
  readonly oldDate: string;
  readonly today: string;
}

export function scheduledDaysService({ db, clock }: { readonly db: Transaction; readonly clock: Clock }) {
  return {
    async move(client: ClientOfTrainer, id: number, { date, oldDate, today }: DayMove): Promise<CalendarRow> {
      const problem = startProblem(date, today);
      if (problem !== null) throw invalidInput(problem);
      const days = scheduledDaysRepository(db);
      const seen = await found(db, client, id);
      const plan = await planChangesRepository(db).lock(client, seen.userScheduleId);
      if (!plan) throw noSuchWorkout();
      const day = await found(db, client, id);
      if (day.date !== oldDate) throw staleVersion();
      if (day.isComplete || day.date < today) throw invalidInput(texts.schedules.historyStays);
      if (day.date === date) return day;
      const { leavesRule, isBackInRule, slot } = await slotOfMove(db, { plan, day, date, today });
      const isMoved = !isBackInRule || !slot || day.workoutId !== workoutInWeek(slot, plan.startDate, date);
      const moved = await days.move(day, { date, leavesRule, isMoved });
      if (!moved) throw staleVersion();
      if (slot && isBackInRule) await days.unskip(slot.id, date);
      await planChangesRepository(db).update(day.userScheduleId, {});
      return moved;
    },

    async complete(client: ClientOfTrainer, id: number, isComplete: boolean): Promise<CalendarRow> {
      const days = scheduledDaysRepository(db);
      const before = await days.findAndLock(client, id);
      if (!before) throw noSuchWorkout();
      const at = clock.now();
      const day = await days.complete(id, { isComplete, at });
      if (!day) throw noSuchWorkout();
      if (isComplete && !before.isComplete) {
        await activityRepository(db).record({
          ...client,
          type: 'workout_completed',
          happenedAt: at,
          subject: day.workoutName,
          day: day.date,
        });
      }
      return day;
    },

    /** The client does not know which trainer planned the workout. */
    async completeOwn(clientId: number, id: number, isComplete: boolean): Promise<CalendarRow> {
      const trainerId = await scheduledDaysRepository(db).findTrainer(clientId, id);
      if (trainerId === null) throw noSuchWorkout();
      return this.complete({ trainerId, clientId }, id, isComplete);
    },
  };
}

interface MoveInPlan {
  readonly plan: ScheduleRow;
  readonly day: DayOfPlan;
  readonly date: string;
  readonly today: string;
}

/** A workout moved back to a day of the rule is no exception any more. */
async function slotOfMove(tx: Transaction, { plan, day, date, today }: MoveInPlan) {
  const slots = await planWriterRepository(tx).listWorkouts([plan.id]);
  const slot = slots.find(({ id }) => id === day.planWorkoutId);
  const inRule = (on: string) =>
    slot !== undefined && isInRule({ plan, slots, today }, { slotId: slot.id, date: on });
  return {
    slot,
    leavesRule: inRule(day.date),
    isBackInRule: slot !== undefined && slot.skippedDates.includes(date) && inRule(date),
  };
}

/** As the database's `workout_in_week`. */
const workoutInWeek = (
  { workoutId, weekWorkoutIds }: PlanWorkoutRow,
  startDate: string,
  date: string,
): number => weekWorkoutIds?.[weekOf(startDate, date) - 1] || workoutId;

async function found(tx: Transaction, client: ClientOfTrainer, id: number): Promise<DayOfPlan> {
  const day = await scheduledDaysRepository(tx).find(client, id);
  if (!day) throw noSuchWorkout();
  return day;
}

const noSuchWorkout = () => notFound(texts.schedules.noSuchDay);
