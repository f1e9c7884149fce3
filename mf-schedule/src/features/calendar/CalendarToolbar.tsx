import { monthGrid, monthOf } from '@formline/shared/domain/calendarDates';
import { Button, chakra, Heading, IconButton, Text } from '@formline/shared/ui/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ToolbarProps } from 'react-big-calendar';
import { progressOf } from '../../components/schedule/progressOf';
import { scheduleTexts } from '../../components/schedule/schedule.texts';
import { calendarTexts } from './calendar.texts';
import { useCalendarContents } from './calendarContext';

const Bar = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', px: '5', py: '3' },
});
const Title = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', flex: '1' },
});
const Steps = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '1' } });

/** Which month is shown, how far its work is, and the way to other months. */
export function CalendarToolbar({ label, onNavigate }: Pick<ToolbarProps, 'label' | 'onNavigate'>) {
  const { date, schedule, menu } = useCalendarContents();
  const month = monthOf(date);
  const progress = progressOf(
    schedule,
    monthGrid(date).filter((day) => monthOf(day) === month),
  );
  return (
    <Bar>
      <Title>
        <Heading size="lg">{label}</Heading>
        {progress ? (
          <Text size="sm" tone="muted" tabular>
            {scheduleTexts.progress(progress.complete, progress.all)}
          </Text>
        ) : null}
      </Title>
      <Steps role="group" aria-label={calendarTexts.navigation}>
        <IconButton
          label={calendarTexts.previous}
          icon={<ChevronLeft />}
          size="sm"
          onClick={() => onNavigate('PREV')}
        />
        <Button size="sm" onClick={() => onNavigate('TODAY')}>
          {calendarTexts.today}
        </Button>
        <IconButton
          label={calendarTexts.next}
          icon={<ChevronRight />}
          size="sm"
          onClick={() => onNavigate('NEXT')}
        />
      </Steps>
      {menu}
    </Bar>
  );
}
