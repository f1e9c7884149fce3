import type { ScheduledWorkout } from '@formline/shared/contracts/scheduling/schedules';
import { CALENDAR_EDIT_PARAMETER, MISSED_EDIT } from '@formline/shared/domain/clients/clientPaths';
import { useSearchParams } from '@formline/shared/routing';
import { useSession } from '@formline/shared/session';
import { announce, useShortcut } from '@formline/shared/ui/core';
import { notify } from '@formline/shared/ui/overlays';
import { type KeyboardEvent, useState } from 'react';
import type { PathOwner } from '../calendar-owner/schedulingPaths';
import { isOnGroupCalendar } from '../schedule/calendarWorkout';
import type { Schedule } from '../schedule/useSchedule';
import { turnNewest } from './calendarChange';
import { calendarClipboard, type CopiedWorkouts, useCalendarClipboard } from './calendarClipboard';
import { calendarEditTexts as texts } from './calendarEdit.texts';
import { type DayRange, daysOf, rangeBetween, weekOf } from './dayRange';

export type EditRequest =
  | { readonly kind: 'copy' | 'repeat' | 'shift' | 'remove'; readonly of: CopiedWorkouts }
  | { readonly kind: 'paste'; readonly of: CopiedWorkouts; readonly day: string };

export type Opened =
  | EditRequest
  | { readonly kind: 'changes' }
  /** The missed ones of the selected days; empty: all. */
  | { readonly kind: 'missed'; readonly ids: readonly number[] };

export interface CalendarEdit {
  /** Null while one day is selected. */
  readonly range: DayRange | null;
  readonly workouts: readonly ScheduledWorkout[];
  /** What can be pasted. */
  readonly copied: CopiedWorkouts | null;
  readonly dayCount: number;
  readonly extendTo: (day: string) => void;
  readonly selectWeek: () => void;
  readonly copy: (mode: CopiedWorkouts['mode']) => void;
  readonly paste: () => void;
  readonly open: (kind: 'copy' | 'repeat' | 'shift' | 'remove' | 'changes' | 'missed') => void;
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

/** Of a client's calendar; null where nothing can be edited at once. */
export function useCalendarEdit(options: CalendarEditOptions): CalendarEdit | null {
  const { owner, date, today, schedule, canEdit } = options;
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : null;
  // Belongs to the day that was selected when it was chosen; another day ends it.
  const [chosen, setChosen] = useState<DayRange & { readonly day: string }>();
  const copied = useCalendarClipboard(userId);
  const { opened, setOpened } = useOpened();
  const client = canEdit && owner.kind === 'client' ? owner : null;
  const turn = (way: 'undo' | 'redo') => void turnNewest(owner.id, userId, way);
  useEditShortcuts(client ? turn : null);
  if (!client || userId === null) return null;
  const range = chosen?.day === date ? chosen : null;
  const days = range ?? { from: date, to: date };
  const workouts = workoutsIn(days, schedule);
  const select = (next: DayRange) => {
    setChosen({ ...next, day: date });
    announce(texts.selected(daysOf(next).length, workoutsIn(next, schedule).length));
  };
  const selected = { userId, clientId: client.id, firstName: client.firstName, from: days.from, workouts };
  const copy = (mode: CopiedWorkouts['mode']) => {
    if (workouts.length === 0) return notify.error(texts.nothing);
    calendarClipboard.write({ ...selected, mode });
    notify.success(mode === 'copy' ? texts.copied(workouts.length) : texts.cutOut(workouts.length));
  };
  const paste = () => {
    if (copied) setOpened({ kind: 'paste', of: copied, day: date });
  };
  const open: CalendarEdit['open'] = (kind) => {
    if (kind === 'changes') setOpened({ kind });
    else if (kind === 'missed') setOpened({ kind, ids: missedAmong(range ? workouts : [], today) });
    else if (workouts.length === 0) notify.error(texts.nothing);
    else setOpened({ kind, of: { ...selected, mode: kind === 'shift' ? 'move' : 'copy' } });
  };
  return {
    range,
    workouts,
    copied,
    dayCount: daysOf(days).length,
    extendTo: (day) => select(rangeBetween(date, day)),
    selectWeek: () => select(weekOf(date)),
    copy,
    paste,
    open,
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
  useShortcut(listed('mod+c', texts.keys.copy));
  useShortcut(listed('mod+x', texts.keys.cut));
  useShortcut(listed('mod+v', texts.keys.paste));
  useShortcut(listed('Delete', texts.keys.remove));
}

type Commands = Pick<CalendarEdit, 'copy' | 'paste' | 'open'>;

/** Only in the grid, so that text elsewhere on the page is copied as always. */
function commandOf(event: KeyboardEvent, { copy, paste, open }: Commands): (() => void) | null {
  if (event.shiftKey || event.altKey) return null;
  if (event.key === 'Delete') return () => open('remove');
  if (!event.ctrlKey && !event.metaKey) return null;
  switch (event.key.toLowerCase()) {
    case 'c':
      return () => copy('copy');
    case 'x':
      return () => copy('move');
    case 'v':
      return paste;
    default:
      return null;
  }
}

const missedAmong = (workouts: readonly ScheduledWorkout[], today: string): readonly number[] =>
  workouts.flatMap(({ id, workout_date, is_complete }) => (workout_date < today && !is_complete ? id : []));

const workoutsIn = (range: DayRange, { workoutsOn }: Schedule): readonly ScheduledWorkout[] =>
  daysOf(range).flatMap((day) =>
    (workoutsOn(day) ?? []).flatMap((workout) => (isOnGroupCalendar(workout) ? [] : workout)),
  );
