import type { WorkoutAssigned } from '@formline/shared/contracts/busPayloads';
import { scheduleForGroup } from '@formline/shared/contracts/scheduling/groupSchedules';
import { newIdempotencyKey } from '@formline/shared/contracts/idempotencyKey';
import { scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import { scheduleForClients } from '@formline/shared/contracts/scheduling/severalClients';
import { CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import type { EndpointInput } from '@formline/shared/contracts/endpoint';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { emitEvent } from '@formline/shared/events';
import { change } from '@formline/shared/query';
import { type LeaveGuard, useNavigate } from '@formline/shared/routing';
import { useClubScope } from '@formline/shared/session';
import { useRef } from 'react';
import { notifyMade } from '../calendar-edit/notifyMade';
import { schedulingPath } from '../calendar-owner/schedulingPaths';
import type { CalendarOwner } from '../calendar-owner/calendarOwner';
import { scheduleDialogTexts as texts } from './scheduleDialog.texts';
import { offerUndo, type PartialOutcome, type SeveralOutcome } from './severalClients';

type Request = Omit<
  NonNullable<EndpointInput<typeof scheduleWorkout>['body']>,
  'currentDate' | 'club_id' | 'location_id'
>;

export interface SchedulingRequest {
  readonly assigned: WorkoutAssigned['assigned'];
  readonly title: string;
  readonly isAddedAgain: boolean;
  /** Called even after the trainer has left the page. */
  readonly onScheduled?: (() => void) | undefined;
}

/** One client and a group get everything or a refusal. */
interface OneOutcome {
  /** Undefined: nothing to undo. */
  readonly changeId: number | undefined;
}

export type Scheduling = ReturnType<typeof useScheduling>;

/**
 * Throws on refusal. A retry has the same key. A trainer who has left the page gets a toast and no navigation.
 * When some of several clients are refused, that is returned, and the page stays.
 */
export function useScheduling(owner: CalendarOwner, guard: Pick<LeaveGuard, 'goOn'>) {
  const navigate = useNavigate();
  const scope = useClubScope();
  const unanswered = useRef<{ readonly asked: string; readonly key: string }>(null);
  const keyOf = (asked: string): string => {
    if (unanswered.current?.asked !== asked) unanswered.current = { asked, key: newIdempotencyKey() };
    return unanswered.current.key;
  };
  const send = async (body: Request): Promise<SeveralOutcome | OneOutcome> => {
    if (owner.kind === 'client' && owner.others) {
      const several = { ...body, client_ids: [owner.id, ...owner.others] };
      const idempotencyKey = keyOf(JSON.stringify(several));
      return change(scheduleForClients, { body: several }, { idempotencyKey });
    }
    const params = { id: owner.id };
    const idempotencyKey = keyOf(JSON.stringify([owner.kind, params, body]));
    const endpoint = owner.kind === 'group' ? scheduleForGroup : scheduleWorkout;
    const { change_id: changeId } = await change(endpoint, { params, body }, { idempotencyKey });
    return { changeId };
  };
  return async (
    request: Request,
    { assigned, title, isAddedAgain, onScheduled }: SchedulingRequest,
  ): Promise<PartialOutcome | null> => {
    const body = {
      ...request,
      ...scope,
      ask_if_scheduled: !isAddedAgain,
      currentDate: localCalendarDate(new Date()),
    };
    const outcome = await send(body);
    unanswered.current = null;
    emitEvent('schedule:workout-assigned', {
      assigned,
      target: owner.kind === 'group' ? 'client_group' : 'client',
    });
    onScheduled?.();
    const leaveFor = (path: string) => guard.goOn(() => void navigate(path));
    if ('changeId' in outcome) {
      const { kind, id } = owner;
      notifyMade(texts.scheduled(title, owner.name), { owner: { kind, id }, changeId: outcome.changeId });
      leaveFor(schedulingPath(owner, 'calendar', { date: request.startDate }));
      return null;
    }
    if (outcome.refused.length > 0) return { ...outcome, leave: () => leaveFor(CLIENTS_PATH) };
    offerUndo(outcome, title);
    leaveFor(CLIENTS_PATH);
    return null;
  };
}
