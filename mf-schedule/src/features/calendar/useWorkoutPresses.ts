import { notify } from '@formline/shared/ui/overlays';
import type { PointerEvent, RefObject, TouchEvent } from 'react';
import { type CalendarWorkout, workoutKey } from '../../components/schedule/calendarWorkout';
import { dayProblem, stayProblem } from '../../components/schedule-changes/changeRules';
import { scheduleChangesTexts as texts } from '../../components/schedule-changes/scheduleChanges.texts';
import type { MoveWorkout } from '../../components/schedule-changes/useMoveWorkout';
import { startWorkoutDrag, type WorkoutDragStart } from './workoutDrag';

interface WorkoutPressesOptions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly workoutsOn: (date: string) => readonly CalendarWorkout[] | undefined;
  readonly today: string;
  readonly onMove: MoveWorkout | undefined;
}

export function useWorkoutPresses({ grid, workoutsOn, today, onMove }: WorkoutPressesOptions) {
  const chipAt = (target: EventTarget) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-workout]') : null;
  const workoutOf = (chip: HTMLElement | null): CalendarWorkout | undefined => {
    const date = chip?.closest<HTMLElement>('[data-date]')?.dataset['date'];
    const key = chip?.dataset['workout'];
    if (date === undefined || key === undefined) return undefined;
    return workoutsOn(date)?.find((workout, index) => workoutKey(workout, index) === key);
  };
  const press = (target: EventTarget, at: WorkoutDragStart['at'], isTouch: boolean) => {
    const chip = chipAt(target);
    const workout = workoutOf(chip);
    if (!chip || !workout || !grid.current || !onMove) return;
    const problem = stayProblem(workout, today);
    startWorkoutDrag({
      grid: grid.current,
      chip,
      at,
      isTouch,
      canTake: (date) => problem === null && dayProblem(date, today) === null,
      onDrop: (date) => {
        if (problem !== null) notify.error(texts.notMoved(workout.workout_name, problem));
        else onMove(workout, date);
      },
    });
  };
  const handlePointerDown = ({ target, nativeEvent, button, pointerType }: PointerEvent) => {
    if (button === 0 && pointerType !== 'touch') press(target, nativeEvent, false);
  };
  const handleTouchStart = ({ target, touches }: TouchEvent) => {
    const finger = touches.item(0);
    if (touches.length === 1) press(target, finger, true);
  };
  return {
    workoutAt: (target: EventTarget) => workoutOf(chipAt(target)),
    handlePointerDown,
    handleTouchStart,
  };
}
