import { chakra, LoadingState, Skeleton, Stack, Text } from '@formline/shared/ui/core';
import { CalendarX } from 'lucide-react';
import { type CalendarWorkout, workoutKey } from '../schedule/calendarWorkout';
import { scheduleTexts } from '../schedule/schedule.texts';
import type { Schedule } from '../schedule/useSchedule';
import { WorkoutItem } from './WorkoutItem';

const List = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0' } });
const Quiet = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    py: '8',
    color: 'fg.muted',
    textAlign: 'center',
    '& svg': { boxSize: '6', color: 'fg.subtle' },
  },
});
const LOADING_ITEMS = ['first', 'second'];

interface DayWorkoutsProps {
  readonly schedule: Schedule;
  readonly date: string;
  readonly today: string;
  readonly onOpen: (workout: CalendarWorkout) => void;
}

/** The workouts of one day, or why there are none to see. */
export function DayWorkouts({ schedule, date, today, onOpen }: DayWorkoutsProps) {
  const workouts = schedule.workoutsOn(date);
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
  return (
    <List>
      {workouts.map((workout, index) => (
        <WorkoutItem key={workoutKey(workout, index)} workout={workout} today={today} onOpen={onOpen} />
      ))}
    </List>
  );
}

function LoadingWorkouts() {
  return (
    <LoadingState label={scheduleTexts.loading}>
      <Stack gap="6">
        {LOADING_ITEMS.map((item) => (
          <Stack key={item} gap="2">
            <Skeleton h="5" w="40" />
            <Skeleton h="4" w="56" />
            <Skeleton h="5" w="32" />
          </Stack>
        ))}
      </Stack>
    </LoadingState>
  );
}
