import { daysBetween } from '@formline/shared/domain/dates/calendarDates';
import { notify } from '@formline/shared/ui/overlays';
import type { RefObject } from 'react';
import { type CalendarWorkout, workoutKey } from '../../../components/schedule/calendarWorkout';
import { dayProblem, stayProblem } from '../../../components/schedule-changes/changeRules';
import { scheduleChangesTexts as texts } from '../../../components/schedule-changes/scheduleChanges.texts';
import type { CalendarContents } from '../calendarContext';
import { startFrame } from './frameDrag';
import { pressHandlers } from './pressAndDrag';
import { startWorkoutDrag, type WorkoutDragStart } from './workoutDrag';

interface PressesOptions extends Pick<
  CalendarContents,
  'view' | 'date' | 'today' | 'edit' | 'onMove' | 'onSelect'
> {
  readonly grid: RefObject<HTMLElement | null>;
  readonly workoutsOn: (date: string) => readonly CalendarWorkout[] | undefined;
}

/** A pressed workout is dragged, alone or with the others that are selected; from an empty spot a frame is drawn. */
export function usePresses({ grid, workoutsOn, view, date, today, edit, onMove, onSelect }: PressesOptions) {
  const chipAt = (target: EventTarget) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-workout]') : null;
  const workoutOf = (chip: HTMLElement | null): CalendarWorkout | undefined => {
    const day = chip?.closest<HTMLElement>('[data-date]')?.dataset['date'];
    const key = chip?.dataset['workout'];
    if (day === undefined || key === undefined) return undefined;
    return workoutsOn(day)?.find((workout, index) => workoutKey(workout, index) === key);
  };
  const dragWorkout = (start: Pick<WorkoutDragStart, 'grid' | 'chip' | 'at' | 'isTouch'>) => {
    const workout = workoutOf(start.chip);
    if (!workout || !onMove) return;
    const problem = stayProblem(workout, today);
    const selected = edit?.selection.workouts ?? [];
    const isOneOfMany = selected.length > 1 && selected.includes(workout);
    startWorkoutDrag({
      ...start,
      calendar: { view, date, onSelect },
      canTake: (day) => problem === null && dayProblem(day, today) === null,
      onDrop: (day) => {
        if (problem !== null) notify.error(texts.notMoved(workout.workout_name, problem));
        else if (isOneOfMany) edit?.shiftBy(daysBetween(workout.workout_date, day));
        else onMove(workout, day);
      },
    });
  };
  const press = (target: EventTarget, at: WorkoutDragStart['at'], isTouch: boolean) => {
    if (!grid.current || !(target instanceof Element) || target.closest('button')) return;
    const chip = chipAt(target);
    if (chip) return dragWorkout({ grid: grid.current, chip, at, isTouch });
    const cell = target.closest<HTMLElement>('[data-date]');
    const selection = edit?.selection;
    if (cell && selection) {
      startFrame({ grid: grid.current, cell, at, isTouch, onSelect: selection.selectDays });
    }
  };
  return { workoutAt: (target: EventTarget) => workoutOf(chipAt(target)), handlers: pressHandlers(press) };
}
