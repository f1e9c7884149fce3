import { failureMessage } from '@formline/shared/api-client';
import {
  makeUpMissedSessions,
  previewMissedSessions,
  type Repair,
} from '@formline/shared/contracts/scheduling/missedSessions';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import type { NewDay } from '@formline/shared/domain/scheduling/missedSessions';
import { announceChange, change, keepPreviousData, queryOf, useQuery } from '@formline/shared/query';
import { notify } from '@formline/shared/ui/overlays';
import { useState } from 'react';
import { turnAndNotify } from './calendarChange';
import { missedSessionsTexts as texts } from './missedSessions.texts';

interface MissedSessionsOptions {
  readonly clientId: number;
  /** Chosen at first; empty: all. */
  readonly selectedIds: readonly number[];
  readonly today: string;
  readonly onClose: () => void;
}

/** The server plans and does the same, so that the preview is what happens. */
export function useMissedSessions({ clientId, selectedIds, today, onClose }: MissedSessionsOptions) {
  const [repair, setRepair] = useState<Repair>('free-day');
  const [left, setLeft] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { all, missed, ids, plan, isPlanning, isChosen } = usePlan({
    clientId,
    today,
    repair,
    left,
    selectedIds,
  });

  const submit = async () => {
    if (ids.length === 0) return setProblem(texts.choose);
    if (!plan || isPlanning) return;
    if (plan.made_up.length === 0) return setProblem(texts.nothingAhead);
    setIsSaving(true);
    try {
      const body = {
        repair,
        made_up: plan.made_up.map(withoutName),
        moved: plan.moved.map(withoutName),
        currentDate: localCalendarDate(new Date()),
      };
      const { change_id: changeId } = await change(
        makeUpMissedSessions,
        { params: { id: clientId }, body },
        { idempotencyKey },
      );
      notify.undoable(
        texts.done(plan.made_up.length),
        () => void turnAndNotify({ owner: { kind: 'client', id: clientId }, changeId }, 'undo'),
      );
      onClose();
    } catch (error) {
      announceChange(['schedules']);
      setProblem(failureMessage(error, texts.notDone));
    }
    setIsSaving(false);
  };
  return {
    all,
    missed,
    plan,
    isChosen,
    toggle: (id: number) => setLeft(new Map(left).set(id, !isChosen(id))),
    repair,
    setRepair: (next: Repair) => {
      setProblem(null);
      setRepair(next);
    },
    problem: problem ?? (plan?.made_up.length === 0 ? texts.nothingAhead : null),
    isBusy: isSaving || isPlanning,
    submit: () => void submit(),
  } as const;
}

interface PlanOptions extends Omit<MissedSessionsOptions, 'onClose'> {
  readonly repair: Repair;
  /** What the trainer has chosen or left out since. */
  readonly left: ReadonlyMap<number, boolean>;
}

/** All that was missed, and what becomes of the chosen ones. */
function usePlan({ clientId, today, repair, left, selectedIds }: PlanOptions) {
  const params = { id: clientId };
  const ofRepair = (ids: readonly number[]) =>
    queryOf(previewMissedSessions, { params, query: { repair, ids: ids.join(','), currentDate: today } });
  const all = useQuery({ ...ofRepair([]), placeholderData: keepPreviousData });
  const missed = all.data?.missed ?? [];
  const isChosen = (id: number) => left.get(id) ?? (selectedIds.length === 0 || selectedIds.includes(id));
  const ids = missed.flatMap(({ id }) => (isChosen(id) ? id : []));
  const isWhole = ids.length === missed.length;
  const part = useQuery({
    ...ofRepair(ids),
    placeholderData: keepPreviousData,
    enabled: ids.length > 0 && !isWhole,
  });
  const shown = isWhole ? all : part;
  const plan = ids.length === 0 ? undefined : shown.data;
  // Until the chosen way is planned the one before is shown, which the server would refuse.
  const isPlanning = ids.length > 0 && shown.isPlaceholderData;
  return { all, missed, ids, plan, isPlanning, isChosen };
}

const withoutName = ({ id, date, to }: NewDay): NewDay => ({ id, date, to });
