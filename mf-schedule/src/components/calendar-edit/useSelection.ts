import { announce } from '@formline/shared/ui/core';
import { useState } from 'react';
import { type CalendarWorkout, workoutKey } from '../schedule/calendarWorkout';
import type { Schedule } from '../schedule/useSchedule';
import { calendarEditTexts as texts } from './calendarEdit.texts';
import { daysBetweenEnds, weekOf, withDay } from './selectedDays';

export interface Selection {
  /** In order. The selected day alone until more are chosen; none while single workouts are. */
  readonly days: readonly string[];
  /** Single workouts by day, each as `workoutKey` names it. */
  readonly single: ReadonlyMap<string, ReadonlySet<string>>;
  readonly workouts: readonly CalendarWorkout[];
  readonly extendTo: (day: string) => void;
  readonly selectDays: (days: readonly string[]) => void;
  readonly selectWeek: () => void;
  readonly toggleDay: (day: string) => void;
  readonly toggleWorkout: (day: string, key: string) => void;
  /** Of the day's workouts the one after the one that is selected; after the last, none. */
  readonly nextWorkout: (day: string) => void;
}

type Single = Selection['single'];
interface Chosen {
  /** The calendar's day when they were chosen; another one ends the selection. */
  readonly date: string;
  readonly days: readonly string[];
  readonly single: Single;
}

const NONE: Single = new Map();

/** Days or single workouts of a calendar, whichever was chosen last. */
export function useSelection(date: string, { workoutsOn }: Pick<Schedule, 'workoutsOn'>): Selection {
  const [chosen, setChosen] = useState<Chosen>();
  const current = chosen?.date === date ? chosen : { days: [date], single: NONE };
  const workoutsOf = ({ days, single }: Pick<Chosen, 'days' | 'single'>): readonly CalendarWorkout[] =>
    single.size > 0
      ? [...single]
          .sort(byDay)
          .flatMap(([day, keys]) =>
            (workoutsOn(day) ?? []).filter((workout, index) => keys.has(workoutKey(workout, index))),
          )
      : days.flatMap((day) => workoutsOn(day) ?? []);
  const selectDays = (days: readonly string[]) => {
    setChosen({ date, days, single: NONE });
    announce(texts.selected(days.length, workoutsOf({ days, single: NONE }).length));
  };
  const selectSingle = (single: Single) => {
    setChosen(single.size === 0 ? undefined : { date, days: [], single });
    const names = workoutsOf({ days: [], single }).map(({ workout_name }) => workout_name);
    announce(texts.selectedWorkouts(names));
  };
  return {
    days: current.days,
    single: current.single,
    workouts: workoutsOf(current),
    extendTo: (day) => selectDays(daysBetweenEnds(date, day)),
    selectDays,
    selectWeek: () => selectDays(weekOf(date)),
    toggleDay: (day) => selectDays(withDay(current.days, day)),
    toggleWorkout: (day, key) => {
      const keys = new Set(current.single.get(day));
      if (!keys.delete(key)) keys.add(key);
      selectSingle(withKeys(current.single, day, keys));
    },
    nextWorkout: (day) => {
      const keys = (workoutsOn(day) ?? []).map(workoutKey);
      const next = keys[keys.findIndex((key) => current.single.get(day)?.has(key)) + 1];
      selectSingle(withKeys(current.single, day, next === undefined ? [] : [next]));
    },
  };
}

function withKeys(single: Single, day: string, keys: Iterable<string>): Single {
  const next = new Map(single).set(day, new Set(keys));
  if (next.get(day)?.size === 0) next.delete(day);
  return next;
}

const byDay = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;
