import type { SlotProps } from '@formline/shared/contracts/slots';
import { shortDateText } from '@formline/shared/domain/dates/shortDate';
import { addDays, weekDays } from '@formline/shared/domain/dates/calendarDates';
import { clientCalendarPath } from '@formline/shared/domain/clients/clientPaths';
import { Link as RouterLink } from '@formline/shared/routing';
import { useCanEdit } from '@formline/shared/session';
import { Box, Button, Card, Flex, Heading, Separator, Text } from '@formline/shared/ui/core';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import type { CalendarWorkout } from '../../components/schedule/calendarWorkout';
import { weekdayName } from '../../components/schedule/dayWords';
import { logPath } from '../../components/log-path/logPath';
import { ScheduleFailed } from '../../components/schedule/ScheduleFailed';
import { useSchedule } from '../../components/schedule/useSchedule';
import { scheduleMenuTexts } from '../../components/schedule-menu/scheduleMenu.texts';
import { useToday } from '@formline/shared/training/use-today/useToday.ts';
import { DayWorkouts } from '../../components/workout-list/DayWorkouts';
import { scheduleCardTexts } from './scheduleCard.texts';
import { WeekSteps } from './WeekSteps';
import { WeekStrip } from './WeekStrip';

type ScheduleCardProps = SlotProps['client-dashboard:schedule'] & {
  readonly onOpen: (workout: CalendarWorkout) => void;
};

export function ScheduleCard({ clientId, clientFirstName, onOpen }: ScheduleCardProps) {
  const today = useToday();
  const canEdit = useCanEdit();
  const [chosen, setChosen] = useState<string | null>(null);
  const date = chosen ?? today;
  const days = weekDays(date);
  const schedule = useSchedule({ kind: 'client', id: clientId }, days.at(0) ?? date, days.at(-1) ?? date);
  const owner = { kind: 'client', id: clientId, firstName: clientFirstName } as const;
  const calendarPath = `${clientCalendarPath({ id: clientId, first_name: clientFirstName })}&date=${date}`;
  return (
    <Card as="section" aria-labelledby="schedule-card" padding="none" overflow="hidden">
      <Flex align="center" justify="space-between" gap="4" wrap="wrap" px="6" pt="5" pb="3">
        <Heading id="schedule-card" size="md">
          {scheduleCardTexts.title}
        </Heading>
        <Button asChild size="sm">
          <RouterLink to={calendarPath}>
            <CalendarDays aria-hidden="true" />
            {canEdit ? scheduleMenuTexts.triggers.client : scheduleMenuTexts.viewOnly}
          </RouterLink>
        </Button>
      </Flex>
      <Box px="6" pb="4">
        {schedule.hasFailed ? (
          <Box mb="3">
            <ScheduleFailed of="client" onRetry={schedule.retry} />
          </Box>
        ) : null}
        <WeekSteps
          days={days}
          today={today}
          schedule={schedule}
          onStep={(step) => setChosen(addDays(date, step))}
          onToday={() => setChosen(null)}
        />
        <WeekStrip date={date} today={today} schedule={schedule} onSelect={setChosen} />
      </Box>
      <Separator />
      <Box px="6" py="5">
        <Flex align="baseline" gap="2" mb="4">
          <Heading as="h3" size="sm">
            {weekdayName(date)}
          </Heading>
          <Text size="sm" tone="muted" tabular>
            {shortDateText(date)}
          </Text>
        </Flex>
        {/* Reserves space for one workout, so that the layout does not shift on load. */}
        <Box minH="28">
          <DayWorkouts
            schedule={schedule}
            date={date}
            today={today}
            onOpen={onOpen}
            logPathOf={canEdit ? (workout) => logPath(owner, workout, today) : undefined}
          />
        </Box>
      </Box>
    </Card>
  );
}
