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
import { newestChange, turnChange } from '../calendar-edit/calendarChange';
import type { OwnerKey } from '../calendar-owner/calendarOwner';
import { changeFailure } from './changeFailure';
import { dayProblem, stayProblem } from './changeRules';
import { relocated, type WorkoutMove } from './relocated';
import { scheduleChangesTexts as texts } from './scheduleChanges.texts';

export type MoveWorkout = (workout: CalendarWorkout, date: string) => void;

/** Moves are optimistic and roll back on refusal. The last one can be undone by toast or Ctrl-Z while mounted. */
export function useMoveWorkout(owner: OwnerKey): MoveWorkout {
  const cache = useQueryClient();
  const scope = useClubScope();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : null;
  const pendingCount = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const undone = useRef(new WeakSet<WorkoutMove>());
  const [last, setLast] = useState<WorkoutMove | null>(null);
  const show = (move: WorkoutMove) => showMove(cache, { owner, scope, move });

  /** Calls are queued, because a second move of the same workout needs the first one's result. */
  const enqueue = (move: WorkoutMove): Promise<void> => {
    const sent = queue.current.then(() => send({ owner, scope, move, userId }));
    // The caller reports the failure; the queue must go on.
    queue.current = sent.catch(() => undefined);
    return sent;
  };
  const applyMove = async (move: WorkoutMove, message: string, undo: WorkoutMove | null) => {
    const name = move.workout.workout_name;
    pendingCount.current += 1;
    await cache.cancelQueries(monthsOf(owner));
    show(move);
    try {
      await enqueue(move);
      if (undo) {
        setLast(undo);
        notify.undoable(message, () => undoMove(undo));
      } else notify.success(message);
    } catch (error) {
      // With other moves pending the old day may be outdated, so the reload afterwards settles it.
      if (pendingCount.current === 1) show({ workout: move.workout, from: move.to, to: move.from });
      notify.error(texts.notMoved(name, changeFailure(error)));
    }
    pendingCount.current -= 1;
    if (pendingCount.current === 0) announceChange(['schedules']);
  };
  const undoMove = (undo: WorkoutMove) => {
    // The toast still offers an undo that the keyboard has already done.
    if (undone.current.has(undo)) return;
    undone.current.add(undo);
    setLast((known) => (known === undo ? null : known));
    void applyMove(undo, texts.movedBack(undo.workout.workout_name, longDate(undo.to)), null);
  };
  useShortcut(last && { keys: 'mod+z', label: texts.undoMove, scope: 'screen', run: () => undoMove(last) });

  return (workout, date) => {
    const { workout_date: from, workout_name: name } = workout;
    if (date === from) return;
    const today = localCalendarDate(new Date());
    const problem = stayProblem(workout, today) ?? dayProblem(date, today);
    if (problem !== null) {
      notify.error(texts.notMoved(name, problem));
      return;
    }
    const move = { workout, from, to: date };
    const undo = { workout: { ...workout, workout_date: date }, from: date, to: from, isUndo: true };
    void applyMove(move, texts.moved(name, longDate(date)), undo);
  };
}

interface MoveOfOwner {
  readonly owner: OwnerKey;
  readonly scope: ClubScope;
  readonly move: WorkoutMove;
}

interface SentMove extends MoveOfOwner {
  readonly userId: number | null;
}

function showMove(cache: QueryClient, { owner, scope, move }: MoveOfOwner): void {
  for (const month of new Set([monthOf(move.from), monthOf(move.to)])) {
    setAnswer(cache, monthWorkoutsQuery(owner, { month, scope }), (list) => relocated(list, month, move));
  }
}

/** With other moves pending the calendars reload once, after the last. */
const reloadLater = { reload: 'when-shown' } as const;

async function send({ owner, scope, move, userId }: SentMove): Promise<void> {
  const { id } = owner;
  const { workout, from, to } = move;
  if (move.isUndo === true && (await undoMoveOf(workout, { owner, userId }))) return;
  const dates = { date: to, oldDate: from, currentDate: localCalendarDate(new Date()) };
  if (!isOnGroupCalendar(workout)) {
    const params = { id, scheduledWorkoutId: workout.id };
    await change(moveScheduledWorkout, { params, body: dates }, reloadLater);
    return;
  }
  const { group_schedule_id: groupScheduleId, plan_workout_id } = workout;
  if (groupScheduleId === null || plan_workout_id === null) throw new Error(texts.stays.withoutSchedule);
  const body = { ...dates, ...scope, plan_workout_id };
  await change(moveGroupWorkout, { params: { id, groupScheduleId }, body }, reloadLater);
}

interface Mover {
  readonly owner: OwnerKey;
  readonly userId: number | null;
}

/** Takes the recorded move back, so that it can be made again; false when something else was changed since. */
async function undoMoveOf({ workout_name }: CalendarWorkout, { owner, userId }: Mover): Promise<boolean> {
  const newest = await newestChange(owner, userId, 'undo');
  if (newest?.kind !== 'move' || newest.workout_name !== workout_name) return false;
  await turnChange({ owner, changeId: newest.id }, 'undo', reloadLater);
  return true;
}
