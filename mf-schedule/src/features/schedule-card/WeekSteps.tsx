import { Button, Flex, IconButton, Text } from '@formline/shared/ui/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { dateRange } from '../../components/schedule/dayWords';
import { progressOf } from '../../components/schedule/progressOf';
import { scheduleTexts } from '../../components/schedule/schedule.texts';
import type { Schedule } from '../../components/schedule/useSchedule';
import { scheduleCardTexts } from './scheduleCard.texts';

const WEEK_DAYS = 7;

interface WeekStepsProps {
  readonly days: readonly string[];
  readonly today: string;
  readonly schedule: Schedule;
  readonly onStep: (days: number) => void;
  readonly onToday: () => void;
}

export function WeekSteps({ days, today, schedule, onStep, onToday }: WeekStepsProps) {
  const progress = progressOf(schedule, days);
  return (
    <Flex align="center" gap="1" mb="3" wrap="wrap">
      <IconButton
        label={scheduleCardTexts.previous}
        icon={<ChevronLeft />}
        size="sm"
        ml="-2"
        onClick={() => onStep(-WEEK_DAYS)}
      />
      <Text fontWeight="medium" tabular>
        {dateRange(days.at(0) ?? today, days.at(-1) ?? today)}
      </Text>
      <IconButton
        label={scheduleCardTexts.next}
        icon={<ChevronRight />}
        size="sm"
        onClick={() => onStep(WEEK_DAYS)}
      />
      {days.includes(today) ? null : (
        <Button size="sm" variant="quiet" onClick={onToday}>
          {scheduleCardTexts.today}
        </Button>
      )}
      {progress ? (
        <Text size="sm" tone="muted" tabular ml="auto">
          {scheduleTexts.progress(progress.complete, progress.all)}
        </Text>
      ) : null}
    </Flex>
  );
}
