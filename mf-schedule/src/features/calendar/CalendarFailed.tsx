import { Box } from '@formline/shared/ui/core';
import { ScheduleFailed } from '../../components/schedule/ScheduleFailed';
import { useCalendarContents } from './calendarContext';

/** Stands above the month when a part of it could not be loaded. */
export function CalendarFailed() {
  const { schedule, subject } = useCalendarContents();
  if (!schedule.hasFailed) return null;
  return (
    <Box p="3" pb="0">
      <ScheduleFailed of={subject.kind} onRetry={schedule.retry} />
    </Box>
  );
}
