import { Badge, Card, Flex, Heading, Text } from '@formline/shared/ui/core';
import { numericDate, weekdayName } from '../../components/schedule/dayWords';
import type { CalendarWorkout } from '../../components/schedule/calendarWorkout';
import { scheduleTexts } from '../../components/schedule/schedule.texts';
import type { Schedule } from '../../components/schedule/useSchedule';
import { DayWorkouts } from '../../components/workout-list/DayWorkouts';
import { calendarTexts } from './calendar.texts';

interface DayPanelProps {
  readonly date: string;
  readonly today: string;
  readonly schedule: Schedule;
  readonly onOpen: (workout: CalendarWorkout) => void;
}

/** The selected day beside the calendar, with all of its workouts. */
export function DayPanel({ date, today, schedule, onOpen }: DayPanelProps) {
  const count = schedule.workoutsOn(date)?.length ?? 0;
  return (
    <Card as="section" aria-labelledby="selected-day" padding="sm" position="sticky" top="6">
      <Flex align="flex-start" justify="space-between" gap="3" mb="4">
        <div>
          <Heading id="selected-day" size="md">
            {weekdayName(date)}
          </Heading>
          <Text size="sm" tone="muted" tabular>
            {numericDate(date)}
          </Text>
        </div>
        <Flex gap="2" wrap="wrap" justify="flex-end">
          {date === today ? <Badge tone="accent">{calendarTexts.selectedToday}</Badge> : null}
          {count > 0 ? <Badge>{scheduleTexts.workouts(count)}</Badge> : null}
        </Flex>
      </Flex>
      <DayWorkouts schedule={schedule} date={date} today={today} onOpen={onOpen} />
    </Card>
  );
}
