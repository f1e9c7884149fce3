import type { updateScheduledWorkout } from '@formline/shared/contracts/scheduling/scheduleChanges';
import type * as z from '@formline/shared/contracts/schema';
import { invalidInput, notFound } from '../../../plugins/HttpProblem';
import { editOfRow, recordChange, type Recording } from '../calendarChanges/recordChange';
import { changedCopy } from './changedCopy';
import { planChangesRepository } from './planChanges.repository';
import { lockedSchedule } from './planChanges.service';
import { planCopiesRepository, type EditScope } from '../plans/planCopies.repository';
import { scheduledDaysRepository } from './scheduledDays.repository';
import type { ClientOfTrainer } from './schedulesOverview.repository';
import { schedulingTexts as texts } from '../scheduling.texts';

type DayContentChanges = z.output<(typeof updateScheduledWorkout)['body']>;

interface NamedDay {
  readonly client: ClientOfTrainer;
  readonly scheduledWorkoutId: number;
}

export function planContentService(recording: Recording) {
  const { db } = recording;
  return {
    /** The library's workout, or the one shown before, stays as it was, so that the change can be undone. */
    async change(
      { client, scheduledWorkoutId }: NamedDay,
      { version, scope, ...content }: DayContentChanges,
      today: string,
    ): Promise<number> {
      const { trainerId, clientId } = client;
      const day = await scheduledDaysRepository(db).find(client, scheduledWorkoutId);
      if (!day) throw notFound(texts.schedules.noSuchDay);
      const { userScheduleId: scheduleId, workoutId } = day;
      await lockedSchedule(db, { client, scheduleId }, version);
      if (day.isComplete || day.date < today) throw invalidInput(texts.schedules.historyStays);
      const editScope: EditScope = {
        day,
        from: scope === 'all' ? today : day.date,
        isOneDay: scope === 'day',
      };
      const copies = planCopiesRepository(db);
      const row = { table: 'scheduled_workouts', rowId: day.id, workoutId } as const;
      const continues = await editOfRow(recording, { clientId }, row);
      await recordChange(recording, { clientId, kind: 'reschedule', continues }, async () => {
        const isShownHereAlone = continues !== null && (await copies.isShownInScopeOnly(editScope));
        const changedId = await changedCopy(db, { trainerId, workoutId, isShownHereAlone }, content);
        await copies.show(editScope, changedId);
        await planChangesRepository(db).update(scheduleId, {});
      });
      return scheduleId;
    },
  };
}
