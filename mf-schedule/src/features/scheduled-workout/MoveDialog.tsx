import { readShortDate, shortDateText } from '@formline/shared/domain/dates/shortDate';
import { Button, Text } from '@formline/shared/ui/core';
import { Field } from '@formline/shared/ui/forms';
import { Dialog } from '@formline/shared/ui/overlays';
import { DatePicker } from '@formline/shared/ui/pickers';
import { type SubmitEvent, useId, useState } from 'react';
import type { CalendarWorkout } from '../../components/schedule/calendarWorkout';
import { longDate } from '../../components/schedule/dayWords';
import { dayProblem } from '../../components/schedule-changes/changeRules';
import { scheduledWorkoutTexts } from './scheduledWorkout.texts';

const { move: texts } = scheduledWorkoutTexts;

interface MoveDialogProps {
  readonly workout: CalendarWorkout;
  readonly today: string;
  readonly onMove: (date: string) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
  readonly finalFocus: (() => HTMLElement | null) | undefined;
}

export function MoveDialog({ workout, today, onMove, onBack, onClose, finalFocus }: MoveDialogProps) {
  const { workout_name: name, workout_date: from } = workout;
  const formId = useId();
  const [text, setText] = useState(shortDateText(from));
  const [wasRefused, setWasRefused] = useState(false);
  const date = readShortDate(text);
  const problem = problemOf({ date, from, today });
  const isExplained = wasRefused || (date !== null && date !== from);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (date !== null && problem === null) onMove(date);
    else setWasRefused(true);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      onBack={onBack}
      title={texts.title(name)}
      size="sm"
      finalFocus={finalFocus}
      actions={
        <>
          <Button onClick={onBack}>{texts.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {texts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Text tone="muted" mb="4">
          {texts.now(longDate(from))}
        </Text>
        <Field label={texts.day} error={isExplained ? (problem ?? undefined) : undefined}>
          <DatePicker text={text} onTextChange={setText} today={today} earliest={today} />
        </Field>
      </form>
    </Dialog>
  );
}

interface ChosenDay {
  readonly date: string | null;
  readonly from: string;
  readonly today: string;
}

function problemOf({ date, from, today }: ChosenDay): string | null {
  if (date === null) return texts.notADate;
  return date === from ? texts.sameDay : dayProblem(date, today);
}
