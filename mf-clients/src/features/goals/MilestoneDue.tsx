import type { Milestone } from '@formline/shared/contracts/records/milestones';
import { shortDateText } from '@formline/shared/domain/dates/shortDate';
import { Button, chakra } from '@formline/shared/ui/core';
import { Field } from '@formline/shared/ui/forms';
import { DatePicker } from '@formline/shared/ui/pickers';
import { useToday } from '@formline/shared/training/use-today/useToday.ts';
import { CalendarClock } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { shortDate } from '../../components/measures/shortDate';
import { goalsTexts as texts } from './goals.texts';
import { type RowField, useRowFocus } from './useMilestoneEditor';

const Entry = chakra('div', { base: { w: '44', flexShrink: '0' } });

interface MilestoneDueProps {
  readonly milestone: Milestone;
  readonly field: RowField;
}

/** The day of an open milestone: a button that becomes a field; leaving the field takes the day over. */
export function MilestoneDue({ milestone: { name, due_date }, field }: MilestoneDueProps) {
  const { text, isWrong, onType } = field;
  const { buttonRef, ...ends } = useRowFocus(field);
  if (text !== undefined)
    return <DayField label={texts.dueOf(name)} {...{ text, isWrong, onType }} {...ends} />;
  return (
    <Button
      ref={buttonRef}
      size="sm"
      variant="quiet"
      icon={<CalendarClock aria-hidden="true" />}
      aria-label={due_date === null ? texts.addDue(name) : texts.changeDue(shortDate(due_date), name)}
      onClick={() => onType(due_date === null ? '' : shortDateText(due_date))}
    >
      {due_date !== null && texts.due(shortDate(due_date))}
    </Button>
  );
}

interface DayFieldProps extends Pick<RowField, 'isWrong' | 'onType'> {
  readonly label: string;
  readonly text: string;
  readonly onLeave: () => void;
  readonly onEnter: () => void;
  readonly onEscape: () => void;
}

function DayField({ label, text, isWrong, onType, onLeave, onEnter, onEscape }: DayFieldProps) {
  const entry = useRef<HTMLDivElement>(null);
  const today = useToday();
  // Effect: focuses the field, so that the trainer can type at once.
  useEffect(() => entry.current?.querySelector('input')?.focus(), []);
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onLeave();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const action = { Enter: onEnter, Escape: onEscape }[event.key];
    if (!action || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    action();
  };
  return (
    <Entry ref={entry} data-keeps-escape="" onBlur={handleBlur} onKeyDown={handleKeyDown}>
      <Field label={label} isLabelHidden error={isWrong ? texts.errors.date : undefined}>
        <DatePicker today={today} text={text} onTextChange={onType} />
      </Field>
    </Entry>
  );
}
