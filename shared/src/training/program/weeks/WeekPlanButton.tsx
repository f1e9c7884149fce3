import { Button, lazyDialog } from '@formline/shared/ui/core';
import { CalendarRange } from 'lucide-react';
import { useState } from 'react';
import { weekPlanTexts as texts } from './weekPlan.texts';
import type { WeekPlanDialogProps } from './WeekPlanDialog';

const LazyWeekPlanDialog = lazyDialog(
  texts.title,
  async () => (await import('./WeekPlanDialog')).WeekPlanDialog,
);

/** Without weeks there is nothing to read. */
export function WeekPlanButton(props: Omit<WeekPlanDialogProps, 'onClose'>) {
  const { draft, canEdit } = props;
  const [isOpen, setIsOpen] = useState(false);
  const hasPlan = draft.weekCount !== null;
  if (draft.workouts.length === 0 || (!canEdit && !hasPlan)) return null;
  return (
    <>
      <Button size="sm" icon={<CalendarRange />} onClick={() => setIsOpen(true)}>
        {texts.button(draft.weekCount)}
      </Button>
      {isOpen && <LazyWeekPlanDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
