import { chakra, RetryButton } from '@formline/shared/ui/core';
import { CircleAlert } from 'lucide-react';
import type { CalendarOwner } from '../calendar-owner/calendarOwner';
import { scheduleTexts } from './schedule.texts';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '2',
    borderRadius: 'md',
    bg: 'danger.subtle',
    color: 'danger.text',
    fontWeight: 'medium',
    '& > svg': { boxSize: 'icon.md', flexShrink: '0' },
    '& > span': { flex: '1' },
  },
});

interface ScheduleFailedProps {
  readonly of: CalendarOwner['kind'];
  readonly onRetry: () => void;
}

export function ScheduleFailed({ of, onRetry }: ScheduleFailedProps) {
  return (
    <Bar role="alert">
      <CircleAlert aria-hidden="true" />
      <span>{scheduleTexts.failed[of]}</span>
      <RetryButton size="sm" onRetry={onRetry} />
    </Bar>
  );
}
