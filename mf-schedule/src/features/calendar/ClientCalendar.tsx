import { isApiError } from '@formline/shared/api-client';
import { monthGrid } from '@formline/shared/domain/calendarDates';
import { useQuery } from '@formline/shared/query';
import { announce, Box, Card, chakra, ErrorState } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { dayLabel } from '../../components/schedule/dayLabel';
import { scheduleTexts } from '../../components/schedule/schedule.texts';
import { ScheduleFailed } from '../../components/schedule/ScheduleFailed';
import { useSchedule } from '../../components/schedule/useSchedule';
import { clientQuery } from '../../queries/clients.queries';
import { calendarTexts } from './calendar.texts';
import { CalendarHeader } from './CalendarHeader';
import { CalendarLegend } from './CalendarLegend';
import { ClientNotFound } from './ClientNotFound';
import { DayPanel } from './DayPanel';
import { MonthCalendar } from './MonthCalendar';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 18rem', xl: 'minmax(0, 1fr) 20rem' },
  },
});

/** Answers that mean: no client of this trainer. */
const NOT_YOURS = [403, 404];

interface ClientCalendarProps {
  readonly clientId: number;
  /** The selected day; its month is shown. */
  readonly date: string;
  readonly today: string;
  readonly onSelect: (date: string) => void;
  /** Stands between the header and the calendar. */
  readonly notice?: ReactNode;
}

/** A client's scheduled workouts by month, and those of the selected day beside it. */
export function ClientCalendar({ clientId, date, today, onSelect, notice }: ClientCalendarProps) {
  const client = useQuery(clientQuery(clientId));
  const days = monthGrid(date);
  const schedule = useSchedule(clientId, days.at(0) ?? date, days.at(-1) ?? date);
  if (client.isLoadingError) {
    if (isApiError(client.error) && NOT_YOURS.includes(client.error.status)) return <ClientNotFound />;
    return (
      <>
        <CalendarHeader />
        <ErrorState
          title={calendarTexts.failed}
          text={calendarTexts.failedText}
          onRetry={() => void client.refetch()}
        />
      </>
    );
  }
  const handleSelect = (day: string) => {
    const workouts = schedule.workoutsOn(day);
    announce(scheduleTexts.selected(dayLabel({ date: day, today, workouts })));
    onSelect(day);
  };
  return (
    <>
      <CalendarHeader client={client.data} isLoading={client.isPending} />
      {notice}
      <Columns>
        <Card padding="none" overflow="hidden">
          {schedule.hasFailed ? (
            <Box p="3" pb="0">
              <ScheduleFailed onRetry={schedule.retry} />
            </Box>
          ) : null}
          <MonthCalendar date={date} today={today} schedule={schedule} onSelect={handleSelect} />
          <CalendarLegend />
        </Card>
        <DayPanel date={date} today={today} schedule={schedule} />
      </Columns>
    </>
  );
}
