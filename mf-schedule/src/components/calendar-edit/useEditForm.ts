import { failureMessage } from '@formline/shared/api-client';
import {
  type CalendarEditResult,
  editCalendar,
  type EditMode,
  MOST_EDITED_WORKOUTS,
} from '@formline/shared/contracts/scheduling/calendarChanges';
import { editGroupCalendar } from '@formline/shared/contracts/scheduling/groupCalendarChanges';
import {
  addDays,
  daysBetween,
  localCalendarDate,
  monthOf,
} from '@formline/shared/domain/dates/calendarDates';
import { readShortDate, shortDateText } from '@formline/shared/domain/dates/shortDate';
import { announceChange, change } from '@formline/shared/query';
import { notify } from '@formline/shared/ui/overlays';
import { useState } from 'react';
import { isOwner, type OwnerKey } from '../calendar-owner/calendarOwner';
import type { CalendarWorkout } from '../schedule/calendarWorkout';
import { isChangedElsewhere } from '../schedule-changes/changeFailure';
import { useMonths } from '../schedule/useSchedule';
import { calendarEditTexts } from './calendarEdit.texts';
import { turnAndNotify } from './calendarChange';
import { editedGroupWorkouts, editedWorkouts, type PlannedLine, planEdit } from './plannedEdit';
import { weeksOver } from './selectedDays';
import type { EditRequest } from './useCalendarEdit';

const texts = calendarEditTexts.dialog;
export const MOST_WEEKS = 26;
export const MOST_DAYS = 90;
const DAYS_OF_WEEK = 7;

interface EditFormOptions {
  readonly request: EditRequest;
  /** Whose calendar is open. */
  readonly owner: OwnerKey;
  readonly today: string;
  readonly onClose: () => void;
}

export function useEditForm(options: EditFormOptions) {
  const { request, owner, today, onClose } = options;
  const { of } = request;
  const isOwn = isOwner(of.owner, owner);
  const mode = modeOf(request, isOwn);
  const fields = useEditFields(request);
  const { targets, isTarget, toggleTarget } = useTargets(owner);
  const [left, setLeft] = useState<ReadonlyMap<string, boolean>>(new Map());
  /** Submits in a row that what was entered did not allow. */
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<CalendarEditResult['refused']>([]);
  const [isSaving, setIsSaving] = useState(false);
  const [idempotencyKey] = useState(() => crypto.randomUUID());

  const { shifts, fieldProblem } = shiftsOf(request, fields);
  const workoutsOn = useMonths(owner, monthsOf(of.workouts, isOwn ? [0, ...shifts] : shifts));
  const lines = planEdit({ mode, workouts: of.workouts, shifts }, { workoutsOn, isOwn, today });
  // A copy of what is there already is hardly meant; a move is, also onto the same workout.
  const isChosen = ({ key, problem: stays, isThere }: PlannedLine) =>
    stays === null && (left.get(key) ?? (mode === 'move' || !isThere));
  const chosen = lines.filter(isChosen);
  const choiceProblem = fieldProblem === null ? problemOf(chosen.length, targets.length) : null;

  const submit = async () => {
    setFailure(null);
    const isRight = fieldProblem === null && choiceProblem === null;
    setRefusals(isRight ? 0 : refusals + 1);
    if (!isRight) return;
    setIsSaving(true);
    try {
      const answer = await send({ owner: of.owner, mode, lines: chosen, targets }, idempotencyKey);
      notifyDone(mode, chosen.length, answer.edited);
      if (answer.refused.length === 0) onClose();
      setRefused(answer.refused);
    } catch (error) {
      announceChange(['schedules']);
      setFailure(isChangedElsewhere(error) ? texts.changedElsewhere : failureMessage(error, texts.failed));
    }
    setIsSaving(false);
  };
  return {
    mode,
    lines,
    isChosen,
    chosen,
    /** Beside the calendar that is open, whose days the preview knows. */
    otherTargets: mode === 'copy' ? targets.filter((target) => !isOwner(target, owner)) : [],
    toggle: (line: PlannedLine) => setLeft(new Map(left).set(line.key, !isChosen(line))),
    fields,
    isTarget,
    toggleTarget,
    refusals,
    fieldProblem: refusals > 0 ? fieldProblem : null,
    problem: refusals > 0 ? choiceProblem : failure,
    refused,
    isSaving,
    submit: () => void submit(),
  } as const;
}

/** Those that the workouts come to; no days further is where they are. */
const monthsOf = (workouts: readonly CalendarWorkout[], shifts: readonly number[]): readonly string[] => [
  ...new Set(
    shifts.flatMap((days) => workouts.map(({ workout_date }) => monthOf(addDays(workout_date, days)))),
  ),
];

/** What was cut moves on its own calendar; on another one it is copied. */
function modeOf({ kind, of }: EditRequest, isOwn: boolean): EditMode {
  if (kind === 'remove') return 'remove';
  return kind === 'shift' || (kind === 'paste' && of.mode === 'move' && isOwn) ? 'move' : 'copy';
}

/** Whose calendars get copies. */
function useTargets(owner: OwnerKey) {
  const [targets, setTargets] = useState<readonly OwnerKey[]>([owner]);
  const isTarget = (target: OwnerKey) => targets.some((one) => isOwner(one, target));
  const toggleTarget = ({ kind, id }: OwnerKey) => {
    const others = targets.filter((one) => !isOwner(one, { kind, id }));
    setTargets(others.length < targets.length ? others : [...targets, { kind, id }]);
  };
  return { targets, isTarget, toggleTarget };
}

interface ChosenEdit {
  /** Whose calendar the workouts are on. */
  readonly owner: OwnerKey;
  readonly mode: EditMode;
  readonly lines: readonly PlannedLine[];
  readonly targets: readonly OwnerKey[];
}

function send(
  { owner: { kind, id }, mode, lines, targets }: ChosenEdit,
  idempotencyKey: string,
): Promise<CalendarEditResult> {
  const params = { id };
  const idsOf = (targetKind: OwnerKey['kind']) =>
    targets.flatMap((target) => (target.kind === targetKind ? target.id : []));
  const [clients, groups] = [idsOf('client'), idsOf('group')];
  const how = {
    mode,
    currentDate: localCalendarDate(new Date()),
    ...(mode === 'copy' && clients.length > 0 && { client_ids: clients }),
    ...(mode === 'copy' && groups.length > 0 && { group_ids: groups }),
  };
  return kind === 'client'
    ? change(editCalendar, { params, body: { ...how, workouts: editedWorkouts(lines) } }, { idempotencyKey })
    : change(
        editGroupCalendar,
        { params, body: { ...how, workouts: editedGroupWorkouts(lines) } },
        { idempotencyKey },
      );
}

/** Each kind of edit asks for one of them. */
function useEditFields(request: EditRequest) {
  const firstDay = request.kind === 'paste' ? request.day : addDays(request.of.from, DAYS_OF_WEEK);
  const [dayText, setDayText] = useState(shortDateText(firstDay));
  const [weeks, setWeeks] = useState<number | null>(1);
  const [days, setDays] = useState<number | null>(request.kind === 'shift' ? request.days : 1);
  return { dayText, setDayText, day: readShortDate(dayText), weeks, setWeeks, days, setDays };
}

/** How far each copy lies from its workout, in days. */
function shiftsOf(
  { kind, of }: EditRequest,
  { day, weeks, days }: Pick<ReturnType<typeof useEditFields>, 'day' | 'weeks' | 'days'>,
) {
  const wrong = (fieldProblem: string) => ({ shifts: [], fieldProblem });
  switch (kind) {
    case 'remove':
      return { shifts: [], fieldProblem: null };
    case 'shift':
      return days !== null && days !== 0 && Math.abs(days) <= MOST_DAYS
        ? { shifts: [days], fieldProblem: null }
        : wrong(texts.wrongDays(MOST_DAYS));
    case 'repeat': {
      if (weeks === null || !(weeks >= 1 && weeks <= MOST_WEEKS)) return wrong(texts.wrongWeeks(MOST_WEEKS));
      const last = of.workouts.at(-1)?.workout_date ?? of.from;
      const span = weeksOver(of.from, last) * DAYS_OF_WEEK;
      return {
        shifts: Array.from({ length: weeks }, (_, index) => span * (index + 1)),
        fieldProblem: null,
      };
    }
    case 'copy':
    case 'paste':
      return day === null
        ? wrong(texts.notADay)
        : { shifts: [daysBetween(of.from, day)], fieldProblem: null };
  }
}

function problemOf(chosen: number, targets: number): string | null {
  if (chosen === 0) return texts.none;
  if (chosen > MOST_EDITED_WORKOUTS) return texts.tooMany(MOST_EDITED_WORKOUTS);
  return targets === 0 ? texts.targetsMissing : null;
}

function notifyDone(mode: EditMode, count: number, edited: CalendarEditResult['edited']): void {
  notify.undoable(calendarEditTexts.done[mode](count, edited.length), () => {
    for (const { change_id: changeId, ...calendar } of edited) {
      const owner = ownerOf(calendar);
      if (owner) void turnAndNotify({ owner, changeId }, 'undo');
    }
  });
}

/** The calendar that an answer names. */
export function ownerOf({
  client_id,
  group_id,
}: Partial<CalendarEditResult['refused'][number]>): OwnerKey | null {
  if (client_id !== undefined) return { kind: 'client', id: client_id };
  return group_id === undefined ? null : { kind: 'group', id: group_id };
}
