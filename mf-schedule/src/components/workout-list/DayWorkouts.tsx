import { Button, chakra, LoadingState, Skeleton, Stack, Text } from '@formline/shared/ui/core';
import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import type { CalendarWorkout } from '../schedule/calendarWorkout';
import { scheduleTexts } from '../schedule/schedule.texts';
import type { Schedule } from '../schedule/useSchedule';
import { WorkoutItem } from './WorkoutItem';
import * as styles from './workoutList.module.css';

const Quiet = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    py: '6',
    color: 'fg.muted',
    textAlign: 'center',
    '& svg': { boxSize: '6', color: 'fg.subtle' },
  },
});
/** A day slightly longer than this is shown in full, so that no button hides one or two. */
const SHOWN_AT_FIRST = 8;
const MOST_AT_FIRST = 10;

interface DayWorkoutsProps {
  readonly schedule: Schedule;
  readonly date: string;
  readonly today: string;
  readonly groupId?: number | undefined;
  readonly onOpen: (workout: CalendarWorkout) => void;
  readonly logPathOf?: ((workout: CalendarWorkout) => string | null) | undefined;
}

export function DayWorkouts({ schedule, ...list }: DayWorkoutsProps) {
  const workouts = schedule.workoutsOn(list.date);
  if (!workouts)
    return schedule.isLoading ? <LoadingWorkouts /> : <Text tone="muted">{scheduleTexts.dayUnknown}</Text>;
  if (workouts.length === 0) {
    return (
      <Quiet>
        <CalendarX aria-hidden="true" />
        <Text>{scheduleTexts.noWorkouts}</Text>
      </Quiet>
    );
  }
  return <ListedWorkouts {...list} workouts={workouts} />;
}

interface ListedWorkoutsProps extends Omit<DayWorkoutsProps, 'schedule'> {
  readonly workouts: readonly CalendarWorkout[];
}

/** Limits a full day, because rendering all items slows down turning months. */
function ListedWorkouts({ date, workouts, ...item }: ListedWorkoutsProps) {
  const [wholeDay, setWholeDay] = useState<string | null>(null);
  const isCut = wholeDay !== date && workouts.length > MOST_AT_FIRST;
  const shown = isCut ? workouts.slice(0, SHOWN_AT_FIRST) : workouts;
  return (
    <>
      <ul className={styles.list}>
        {shown.map((workout, index) => (
          // Keyed by index so that React reuses the elements for another day.
          <WorkoutItem key={index} workout={workout} {...item} />
        ))}
      </ul>
      {isCut ? (
        <Button size="sm" mt="4" w="full" onClick={() => setWholeDay(date)}>
          {scheduleTexts.showAll(workouts.length)}
        </Button>
      ) : null}
    </>
  );
}

function LoadingWorkouts() {
  return (
    <LoadingState label={scheduleTexts.loading}>
      <Stack gap="2">
        <Skeleton h="5" w="40" />
        <Skeleton h="4" w="56" />
        <Skeleton h="5" w="32" />
      </Stack>
    </LoadingState>
  );
}
