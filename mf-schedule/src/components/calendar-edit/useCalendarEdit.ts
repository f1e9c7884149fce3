import { CALENDAR_EDIT_PARAMETER, MISSED_EDIT } from '@formline/shared/domain/clients/clientPaths';
import { useQueryClient } from '@formline/shared/query';
import { useSearchParams } from '@formline/shared/routing';
import { useSession } from '@formline/shared/session';
import { matchesKeys, useShortcut } from '@formline/shared/ui/core';
import { notify } from '@formline/shared/ui/overlays';
import { type KeyboardEvent, useState } from 'react';
import type { PathOwner } from '../calendar-owner/schedulingPaths';
import { type CalendarWorkout, isOnGroupCalendar } from '../schedule/calendarWorkout';
import type { Schedule } from '../schedule/useSchedule';
import { turnNewest } from './calendarChange';
import { calendarClipboard, type CopiedWorkouts, useCalendarClipboard } from './calendarClipboard';
import { calendarEditTexts as texts } from './calendarEdit.texts';
import { type Selection, useSelection } from './useSelection';

export type EditRequest =
  | { readonly kind: 'copy' | 'repeat' | 'remove'; readonly of: CopiedWorkouts }
  | { readonly kind: 'shift'; readonly of: CopiedWorkouts; readonly days: number }
  | { readonly kind: 'paste'; readonly of: CopiedWorkouts; readonly day: string };

export type Opened =
  | EditRequest
  | { readonly kind: 'changes' }
  /** The missed ones among the selected; empty: all. */
  | { readonly kind: 'missed'; readonly ids: readonly number[] };

export interface CalendarEdit {
  readonly selection: Selection;
  /** What can be pasted. */
  readonly copied: CopiedWorkouts | null;
  /** Missed sessions are a client's. */
  readonly canMakeUp: boolean;
  readonly copy: (mode: CopiedWorkouts['mode']) => void;
  readonly paste: () => void;
  readonly open: (kind: 'copy' | 'repeat' | 'shift' | 'remove' | 'changes' | 'missed') => void;
  /** Moves what is selected, after a preview. */
  readonly shiftBy: (days: number) => void;
  readonly turn: (turn: 'undo' | 'redo') => void;
  readonly handleKey: (event: KeyboardEvent) => boolean;
  readonly opened: Opened | null;
  readonly close: () => void;
}

interface CalendarEditOptions {
  readonly owner: PathOwner;
  readonly date: string;
  readonly today: string;
  readonly schedule: Schedule;
  readonly canEdit: boolean;
}

/** Null where nothing can be edited. */
export function useCalendarEdit(options: CalendarEditOptions): CalendarEdit | null {
  const { owner, date, today, schedule, canEdit } = options;
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : null;
  const selection = useSelection(date, schedule);
  const copied = useCalendarClipboard(userId);
  const { opened, setOpened } = useOpened();
  const cache = useQueryClient();
  const turn = (way: 'undo' | 'redo') => void turnNewest({ owner, userId, cache }, way);
  useEditShortcuts(canEdit ? turn : null);
  if (!canEdit || userId === null) return null;
  const { days, workouts } = selection;
  const from = days[0] ?? workouts[0]?.workout_date ?? date;
  const selected = { userId, owner, from, workouts };
  const copy = (mode: CopiedWorkouts['mode']) => {
    if (workouts.length === 0) return notify.error(texts.nothing);
    calendarClipboard.write({ ...selected, mode });
    notify.success(mode === 'copy' ? texts.copied(workouts.length) : texts.cutOut(workouts.length));
  };
  const paste = () => {
    if (copied) setOpened({ kind: 'paste', of: copied, day: date });
  };
  const shiftBy = (by: number) => setOpened({ kind: 'shift', of: { ...selected, mode: 'move' }, days: by });
  const open: CalendarEdit['open'] = (kind) => {
    if (kind === 'changes') setOpened({ kind });
    else if (kind === 'missed') {
      setOpened({ kind, ids: isMoreThanDay(selection) ? missedAmong(workouts, today) : [] });
    } else if (workouts.length === 0) notify.error(texts.nothing);
    else if (kind === 'shift') shiftBy(1);
    else setOpened({ kind, of: { ...selected, mode: 'copy' } });
  };
  return {
    selection,
    copied,
    canMakeUp: owner.kind === 'client',
    copy,
    paste,
    open,
    shiftBy,
    turn,
    handleKey: (event) => {
      const run = commandOf(event, { copy, paste, open });
      if (!run) return false;
      event.preventDefault();
      run();
      return true;
    },
    opened,
    close: () => setOpened(null),
  };
}

const isMoreThanDay = ({ days, single }: Selection) => days.length > 1 || single.size > 0;

/** `edit=missed` in the address opens what makes up for missed sessions; closing takes it away. */
function useOpened() {
  const [query, setQuery] = useSearchParams();
  const isAsked = query.get(CALENDAR_EDIT_PARAMETER) === MISSED_EDIT;
  const [opened, setOpened] = useState<Opened | null>(isAsked ? { kind: 'missed', ids: [] } : null);
  const open = (next: Opened | null) => {
    setOpened(next);
    if (next !== null || !query.has(CALENDAR_EDIT_PARAMETER)) return;
    const rest = new URLSearchParams(query);
    rest.delete(CALENDAR_EDIT_PARAMETER);
    setQuery(rest, { replace: true });
  };
  return { opened, setOpened: open };
}

function useEditShortcuts(turn: CalendarEdit['turn'] | null): void {
  const listed = (keys: string, label: string, run?: () => void) =>
    turn && ({ keys, label, scope: 'screen', run } as const);
  useShortcut(listed('mod+z', texts.undo, () => turn?.('undo')));
  useShortcut(listed('mod+shift+z', texts.redo, () => turn?.('redo')));
  useShortcut(listed('Shift ArrowLeft ArrowRight ArrowUp ArrowDown', texts.extend));
  useShortcut(listed('mod+Space', texts.toggleDay));
  useShortcut(listed('mod+shift+Space', texts.nextWorkout));
  useShortcut(listed('mod+c', texts.keys.copy));
  useShortcut(listed('mod+x', texts.keys.cut));
  useShortcut(listed('mod+v', texts.keys.paste));
  useShortcut(listed('Delete', texts.keys.remove));
}

type Commands = Pick<CalendarEdit, 'copy' | 'paste' | 'open'>;

/** Only in the grid, so that text elsewhere on the page is copied as always. */
function commandOf(event: KeyboardEvent, { copy, paste, open }: Commands): (() => void) | null {
  const isPressed = (keys: string) => matchesKeys(event.nativeEvent, keys);
  if (isPressed('Delete') && !event.shiftKey) return () => open('remove');
  if (isPressed('mod+c')) return () => copy('copy');
  if (isPressed('mod+x')) return () => copy('move');
  return isPressed('mod+v') ? paste : null;
}

const missedAmong = (workouts: readonly CalendarWorkout[], today: string): readonly number[] =>
  workouts.flatMap((workout) =>
    !isOnGroupCalendar(workout) && workout.workout_date < today && !workout.is_complete ? workout.id : [],
  );
