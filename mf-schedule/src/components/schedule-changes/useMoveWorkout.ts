import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import { moveGroupWorkout } from '@formline/shared/contracts/scheduling/groupSchedules';
import { moveScheduledWorkout } from '@formline/shared/contracts/scheduling/scheduleChanges';
import { localCalendarDate, monthOf } from '@formline/shared/domain/dates/calendarDates';
import { announceChange, change, type QueryClient, setAnswer, useQueryClient } from '@formline/shared/query';
import { useClubScope, useSession } from '@formline/shared/session';
import { useShortcut } from '@formline/shared/ui/core';
import { notify } from '@formline/shared/ui/overlays';
import { useRef, useState } from 'react';
import { type CalendarWorkout, isOnGroupCalendar } from '../schedule/calendarWorkout';
import { longDate } from '../schedule/dayWords';
import { monthsOf, monthWorkoutsQuery } from '../schedule/monthWorkoutsQuery';
import { inTurn, turnNewest } from '../calendar-edit/calendarChange';
import { notifyMade } from '../calendar-edit/notifyMade';
import type { OwnerKey } from '../calendar-owner/calendarOwner';
import { changeFailure } from './changeFailure';
import { dayProblem, stayProblem } from './changeRules';
import { relocated, type WorkoutMove } from './relocated';
import { scheduleChangesTexts as texts } from './scheduleChanges.texts';

export type MoveWorkout = (workout: CalendarWorkout, date: string) => void;

/** Moves are optimistic and roll back on refusal. They can be undone by toast, and by Ctrl-Z while mounted. */
export function useMoveWorkout(owner: OwnerKey): MoveWorkout {
  const cache = useQueryClient();
  const scope = useClubScope();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : null;
  const editor = { owner, userId, cache };
  const pendingCount = useRef(0);
  const [hasMoved, setHasMoved] = useState(false);
  const show = (move: WorkoutMove) => showMove(cache, { owner, scope, move });

  const applyMove = async (move: WorkoutMove) => {
    const { workout, from, to } = move;
    const { workout_name: name } = workout;
    pendingCount.current += 1;
    await cache.cancelQueries(monthsOf(owner));
    show(move);
    try {
      // In turn, because a second move of the same workout needs the first one's result.
      const { change_id: changeId } = await inTurn(cache, () => send({ owner, scope, move }));
      setHasMoved(true);
      notifyMade(texts.moved(name, longDate(to)), { owner, changeId });
    } catch (error) {
      // With other moves pending the old day may be outdated, so the reload afterwards settles it.
      if (pendingCount.current === 1) show({ workout, from: to, to: from });
      notify.error(texts.notMoved(name, changeFailure(error)));
    }
    pendingCount.current -= 1;
    if (pendingCount.current === 0) announceChange(['schedules']);
  };
  const undoNewest = () => void turnNewest(editor, 'undo');
  useShortcut(hasMoved ? { keys: 'mod+z', label: texts.undoMove, scope: 'screen', run: undoNewest } : null);

  return (workout, date) => {
    const { workout_date: from, workout_name: name } = workout;
    if (date === from) return;
    const today = localCalendarDate(new Date());
    const problem = stayProblem(workout, today) ?? dayProblem(date, today);
    if (problem === null) void applyMove({ workout, from, to: date });
    else notify.error(texts.notMoved(name, problem));
  };
}

type MadeByMove = Pick<EndpointResult<typeof moveGroupWorkout>, 'change_id'>;

interface MoveOfOwner {
  readonly owner: OwnerKey;
  readonly scope: ClubScope;
  readonly move: WorkoutMove;
}

function showMove(cache: QueryClient, { owner, scope, move }: MoveOfOwner): void {
  for (const month of new Set([monthOf(move.from), monthOf(move.to)])) {
    setAnswer(cache, monthWorkoutsQuery(owner, { month, scope }), (list) => relocated(list, month, move));
  }
}

/** With other moves pending the calendars reload once, after the last. */
const reloadLater = { reload: 'when-shown' } as const;

async function send({ owner, scope, move }: MoveOfOwner): Promise<MadeByMove> {
  const { id } = owner;
  const { workout, from, to } = move;
  const dates = { date: to, oldDate: from, currentDate: localCalendarDate(new Date()) };
  if (!isOnGroupCalendar(workout)) {
    const params = { id, scheduledWorkoutId: workout.id };
    return change(moveScheduledWorkout, { params, body: dates }, reloadLater);
  }
  const { group_schedule_id: groupScheduleId, plan_workout_id } = workout;
  if (groupScheduleId === null || plan_workout_id === null) throw new Error(texts.stays.withoutSchedule);
  const body = { ...dates, ...scope, plan_workout_id };
  return change(moveGroupWorkout, { params: { id, groupScheduleId }, body }, reloadLater);
}
