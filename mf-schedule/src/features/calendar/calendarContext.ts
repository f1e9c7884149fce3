import { createContext, use } from 'react';
import type { CalendarEdit } from '../../components/calendar-edit/useCalendarEdit';
import type { CalendarView } from './calendarView';
import type { MoveWorkout } from '../../components/schedule-changes/useMoveWorkout';
import type { CalendarWorkout } from '../../components/schedule/calendarWorkout';
import type { PathOwner } from '../../components/calendar-owner/schedulingPaths';
import type { Schedule } from '../../components/schedule/useSchedule';

/** Data that the calendar library does not pass on to its parts. */
export interface CalendarContents {
  readonly date: string;
  readonly today: string;
  readonly schedule: Schedule;
  readonly onSelect: (date: string) => void;
  readonly onOpen: (workout: CalendarWorkout) => void;
  readonly onMove: MoveWorkout | undefined;
  readonly owner: PathOwner;
  readonly canEdit: boolean;
  readonly view: CalendarView;
  /** What stands beside the month. */
  readonly side: 'day' | 'library';
  readonly onSide: (side: 'day' | 'library') => void;
  /** Of several workouts at once; null where that is not offered. */
  readonly edit: CalendarEdit | null;
}

const CalendarContext = createContext<CalendarContents | null>(null);

export const CalendarContentsProvider = CalendarContext.Provider;

export function useCalendarContents(): CalendarContents {
  const contents = use(CalendarContext);
  if (!contents) throw new Error('The month view stands outside its calendar');
  return contents;
}
