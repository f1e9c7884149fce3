import { useSearchParams } from '@formline/shared/routing';
import { Button, VisuallyHidden } from '@formline/shared/ui/core';
import { CalendarPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { chosenDay } from '../calendar-owner/chosenDay';
import { useToday } from '@formline/shared/training/use-today/useToday.ts';
import { LazyScheduleDialog } from './LazyScheduleDialog';
import type { ScheduleDialogProps } from './ScheduleDialog';
import { scheduleDialogTexts as texts } from './scheduleDialog.texts';

type DialogProps = Pick<
  ScheduleDialogProps,
  'owner' | 'workouts' | 'weekCount' | 'modes' | 'onSchedule' | 'failedText' | 'onBackToList'
>;

interface ScheduleButtonProps extends DialogProps {
  readonly name: string;
  readonly emptyHint: string | null;
}

export function ScheduleButton({ name, emptyHint, onBackToList, ...dialog }: ScheduleButtonProps) {
  const [query] = useSearchParams();
  const today = useToday();
  const [isOpen, setIsOpen] = useState(false);
  const hintId = useId();
  const isEmpty = emptyHint !== null;
  const handleBack = () => {
    setIsOpen(false);
    onBackToList?.();
  };
  return (
    <>
      <Button
        variant="primary"
        size="sm"
        icon={<CalendarPlus />}
        aria-disabled={isEmpty || undefined}
        aria-describedby={isEmpty ? hintId : undefined}
        onClick={() => setIsOpen(!isEmpty)}
      >
        {texts.submit.idle}
      </Button>
      {isEmpty && <VisuallyHidden id={hintId}>{emptyHint}</VisuallyHidden>}
      {isOpen && (
        <LazyScheduleDialog
          {...dialog}
          title={texts.title(name)}
          startDate={chosenDay(query, today)}
          onBackToList={onBackToList && handleBack}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
