import type { Milestone } from '@formline/shared/contracts/records/milestones';
import { readShortDate, shortDateText } from '@formline/shared/domain/dates/shortDate';
import { Button, chakra } from '@formline/shared/ui/core';
import { Field } from '@formline/shared/ui/forms';
import { DatePicker } from '@formline/shared/ui/pickers';
import { useToday } from '@formline/shared/training/use-today/useToday.ts';
import { CalendarClock } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { shortDate } from '../../components/measures/shortDate';
import { goalsTexts as texts } from './goals.texts';

const Entry = chakra('div', { base: { w: '44', flexShrink: '0' } });

interface MilestoneDueProps {
  readonly milestone: Milestone;
  readonly onChange: (date: string | null) => void;
}

/** The day of an open milestone: a button that becomes a field; leaving the field takes the day over. */
export function MilestoneDue({ milestone: { name, due_date }, onChange }: MilestoneDueProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const today = useToday();
  const day = due_date === null ? '' : shortDateText(due_date);
  const finish = () => {
    setTyped(null);
    if (typed === null || typed === day) return;
    const read = readShortDate(typed);
    if (read !== null || typed.trim() === '') onChange(read);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) finish();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    finish();
  };
  if (typed !== null) {
    return (
      <Entry
        ref={(entry: HTMLElement | null) => entry?.querySelector('input')?.focus()}
        onBlur={handleBlur}
        onKeyDown={handleKeyDown}
      >
        <Field label={texts.dueOf(name)} isLabelHidden>
          <DatePicker today={today} text={typed} onTextChange={setTyped} />
        </Field>
      </Entry>
    );
  }
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={<CalendarClock aria-hidden="true" />}
      aria-label={due_date === null ? texts.addDue(name) : texts.changeDue(shortDate(due_date), name)}
      onClick={() => setTyped(day)}
    >
      {due_date !== null && texts.due(shortDate(due_date))}
    </Button>
  );
}
