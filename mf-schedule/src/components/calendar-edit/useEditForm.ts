import { failureMessage } from '@formline/shared/api-client';
import {
  editCalendar,
  type EditMode,
  MOST_EDITED_WORKOUTS,
} from '@formline/shared/contracts/scheduling/calendarChanges';
import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import { addDays, daysBetween, localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { readShortDate, shortDateText } from '@formline/shared/domain/dates/shortDate';
import { announceChange, change } from '@formline/shared/query';
import { notify } from '@formline/shared/ui/overlays';
import { useState } from 'react';
import type { Schedule } from '../schedule/useSchedule';
import { calendarEditTexts } from './calendarEdit.texts';
import { turnAndTell } from './calendarChange';
import { weeksOf } from './dayRange';
import { editedWorkouts, type PlannedLine, planEdit } from './plannedEdit';
import type { EditRequest } from './useCalendarEdit';

const texts = calendarEditTexts.dialog;
export const MOST_WEEKS = 26;
export const MOST_DAYS = 90;
const DAYS_OF_WEEK = 7;

type Edited = EndpointResult<typeof editCalendar>;

interface EditFormOptions {
  readonly request: EditRequest;
  /** The client whose calendar is open. */
  readonly clientId: number;
  readonly workoutsOn: Schedule['workoutsOn'];
  readonly today: string;
  readonly onClose: () => void;
}

export function useEditForm(options: EditFormOptions) {
  const { request, clientId, workoutsOn, today, onClose } = options;
  const { of } = request;
  const mode = modeOf(request, clientId);
  const fields = useEditFields(request);
  const { targets, toggleTarget } = useTargets(clientId);
  const [left, setLeft] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<Edited['refused']>([]);
  const [isSaving, setIsSaving] = useState(false);
  const [idempotencyKey] = useState(() => crypto.randomUUID());

  const { shifts, fieldProblem } = shiftsOf(request, fields);
  const lines = planEdit({ mode, workouts: of.workouts, shifts }, { workoutsOn, today });
  const isChosen = ({ key, problem: stays, isThere }: PlannedLine) =>
    stays === null && (left.get(key) ?? !isThere);
  const chosen = lines.filter(isChosen);

  const submit = async () => {
    const wrong = fieldProblem ?? problemOf(chosen.length, targets.size);
    setProblem(wrong);
    if (wrong !== null) return;
    setIsSaving(true);
    try {
      const workouts = editedWorkouts(chosen);
      const client_ids = [...targets];
      const body = {
        mode,
        workouts,
        currentDate: localCalendarDate(new Date()),
        ...(mode === 'copy' && { client_ids }),
      };
      const answer = await change(editCalendar, { params: { id: of.clientId }, body }, { idempotencyKey });
      tell(mode, chosen.length, answer.edited);
      if (answer.refused.length === 0) onClose();
      setRefused(answer.refused);
    } catch (error) {
      announceChange(['schedules']);
      setProblem(failureMessage(error, texts.failed));
    }
    setIsSaving(false);
  };
  return {
    mode,
    lines,
    isChosen,
    chosenCount: chosen.length,
    toggle: (line: PlannedLine) => setLeft(new Map(left).set(line.key, !isChosen(line))),
    fields,
    targets,
    toggleTarget,
    problem,
    refused,
    isSaving,
    submit: () => void submit(),
  } as const;
}

/** What was cut moves on its own calendar; on another one it is copied. */
function modeOf({ kind, of }: EditRequest, clientId: number): EditMode {
  if (kind === 'remove') return 'remove';
  const isMove = kind === 'shift' || (kind === 'paste' && of.mode === 'move' && of.clientId === clientId);
  return isMove ? 'move' : 'copy';
}

/** Whose calendars get copies. */
function useTargets(clientId: number) {
  const [targets, setTargets] = useState<ReadonlySet<number>>(new Set([clientId]));
  const toggleTarget = (id: number) => {
    const next = new Set(targets);
    if (!next.delete(id)) next.add(id);
    setTargets(next);
  };
  return { targets, toggleTarget };
}

/** Each kind of edit asks for one of them. */
function useEditFields(request: EditRequest) {
  const firstDay = request.kind === 'paste' ? request.day : addDays(request.of.from, DAYS_OF_WEEK);
  const [dayText, setDayText] = useState(shortDateText(firstDay));
  const [weeks, setWeeks] = useState<number | null>(1);
  const [days, setDays] = useState<number | null>(1);
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
      return days === null || days === 0 || Math.abs(days) > MOST_DAYS
        ? wrong(texts.wrongDays(MOST_DAYS))
        : { shifts: [days], fieldProblem: null };
    case 'repeat': {
      if (weeks === null || weeks < 1 || weeks > MOST_WEEKS) return wrong(texts.wrongWeeks(MOST_WEEKS));
      const last = of.workouts.at(-1)?.workout_date ?? of.from;
      const span = weeksOf({ from: of.from, to: last }) * DAYS_OF_WEEK;
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

function tell(mode: EditMode, count: number, edited: Edited['edited']): void {
  notify.undoable(calendarEditTexts.done[mode](count, edited.length), () => {
    for (const { client_id, change_id } of edited) {
      void turnAndTell({ clientId: client_id, changeId: change_id }, 'undo');
    }
  });
}
