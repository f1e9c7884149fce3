import { announceChange, useMutation } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { notifyMade } from '../calendar-edit/notifyMade';
import { type Removal, scheduleCalls } from '../schedule-changes/scheduleCalls';
import type { OwnerKey } from '../calendar-owner/calendarOwner';
import { removeWorkTexts as texts } from './removeWork.texts';

interface SeenSchedule {
  readonly scheduleId: number;
  readonly version: () => Promise<number>;
}

export function useRemoveWork(owner: OwnerKey, { scheduleId, version }: SeenSchedule) {
  const { remove } = scheduleCalls(owner, useClubScope());
  return useMutation({
    mutationFn: async (removal: Omit<Removal, 'version'>) =>
      remove(scheduleId, { ...removal, version: await version() }),
    onSuccess: ({ count, changeId }, { isCancelled }) =>
      notifyMade(isCancelled ? texts.cancelledCount(count) : texts.deletedCount(count), { owner, changeId }),
    onError: () => announceChange(['schedules']),
  });
}
