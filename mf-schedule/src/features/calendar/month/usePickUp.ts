import { announce } from '@formline/shared/ui/core';
import { notify } from '@formline/shared/ui/overlays';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { type CalendarWorkout, workoutKey } from '../../../components/schedule/calendarWorkout';
import { longDate } from '../../../components/schedule/dayWords';
import { scheduleTexts } from '../../../components/schedule/schedule.texts';
import { dayProblem, stayProblem } from '../../../components/schedule-changes/changeRules';
import { scheduleChangesTexts } from '../../../components/schedule-changes/scheduleChanges.texts';
import type { MoveWorkout } from '../../../components/schedule-changes/useMoveWorkout';
import { calendarTexts } from '../calendar.texts';
import { gridMove } from './gridMove';

const { pickUp: texts } = calendarTexts;
/** Picks up a workout of the focused day; pressed again, the next one. */
export const PICK_UP_KEY = 'm';

interface PickUpOptions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly workoutsOn: (date: string) => readonly CalendarWorkout[] | undefined;
  readonly today: string;
  readonly onMove: MoveWorkout | undefined;
  readonly goTo: (date: string) => void;
}

interface PickedUp {
  readonly workout: CalendarWorkout;
  readonly key: string;
}

export function usePickUp({ grid, workoutsOn, today, onMove, goTo }: PickUpOptions) {
  const [pickedUp, setPickedUp] = useState<PickedUp | null>(null);
  // Marks the chip in the DOM, so that no day re-renders; reused chips move the mark.
  useLayoutEffect(() => {
    if (!pickedUp) return undefined;
    const { workout_date: date } = pickedUp.workout;
    const chip = grid.current?.querySelector(`[data-date="${date}"] [data-workout="${pickedUp.key}"]`);
    chip?.toggleAttribute('data-dragged', true);
    return () => chip?.removeAttribute('data-dragged');
  }, [grid, pickedUp, workoutsOn]);

  const pickUp = (day: string) => {
    const all = (workoutsOn(day) ?? []).map((workout, position) => ({
      workout,
      key: workoutKey(workout, position),
    }));
    const movable = all.filter(({ workout }) => stayProblem(workout, today) === null);
    const index = movable.findIndex(
      ({ key }) => key === pickedUp?.key && pickedUp.workout.workout_date === day,
    );
    const next = movable[(index + 1) % movable.length];
    if (next) {
      setPickedUp(next);
      announce(texts.pickedUp(next.workout.workout_name, movable.length));
    } else {
      const first = all[0]?.workout;
      if (!first) return void announce(scheduleTexts.noWorkouts);
      notify.error(scheduleChangesTexts.notMoved(first.workout_name, stayProblem(first, today) ?? ''));
    }
  };
  const putDown = ({ workout }: PickedUp, day: string) => {
    setPickedUp(null);
    if (day === workout.workout_date) announce(texts.putBack(workout.workout_name, longDate(day)));
    else onMove?.(workout, day);
  };
  const sayTarget = ({ workout }: PickedUp, day: string) => {
    const problem = day === workout.workout_date ? null : dayProblem(day, today);
    announce(problem ?? texts.over(workout.workout_name, longDate(day)));
  };

  const handleKey = (event: KeyboardEvent, day: string): boolean => {
    if (!onMove || event.altKey || event.ctrlKey || event.metaKey) return false;
    if (event.key.toLowerCase() === PICK_UP_KEY) pickUp(day);
    else if (!pickedUp) return false;
    else if (event.key === 'Escape') {
      putDown(pickedUp, pickedUp.workout.workout_date);
      goTo(pickedUp.workout.workout_date);
    } else if (event.key === 'Enter' || event.key === ' ') putDown(pickedUp, day);
    else {
      const step = gridMove(event.key, day);
      if (step) sayTarget(pickedUp, step.date);
      return false;
    }
    event.preventDefault();
    return true;
  };
  return { pickedUp: pickedUp?.workout ?? null, handleKey, putBack: () => setPickedUp(null) };
}
