import { NumberInput, SegmentedControl } from '@formline/shared/ui/controls';
import { chakra } from '@formline/shared/ui/core';
import { Field } from '@formline/shared/ui/forms';
import { DatePicker } from '@formline/shared/ui/pickers';
import { useState } from 'react';
import { scheduleDialogTexts as texts } from './scheduleDialog.texts';
import type { ScheduleProblems } from './scheduleProblems';
import {
  type OpeningInput,
  type ScheduleForm,
  weeksOf,
  withMode,
  withStart,
  withWeeks,
} from './scheduleForm';

const Dates = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' },
});
const MODES = [
  { value: 'once', label: texts.modes.once },
  { value: 'repeat', label: texts.modes.repeat },
] as const;

interface ScheduleDatesProps extends Pick<OpeningInput, 'modes' | 'today'> {
  readonly form: ScheduleForm;
  readonly onChange: (form: ScheduleForm) => void;
  readonly problems: ScheduleProblems;
  readonly wasRefused: boolean;
}

export function ScheduleDates({ form, onChange, modes, today, problems, wasRefused }: ScheduleDatesProps) {
  const [left, setLeft] = useState<ReadonlySet<'start' | 'end'>>(new Set());
  const leave = (field: 'start' | 'end') => () => setLeft(new Set(left).add(field));
  const problemOf = (field: 'start' | 'end') => {
    const problem = problems[field];
    const isTyping = problem === texts.notADate && !wasRefused && !left.has(field);
    return isTyping ? undefined : (problem ?? undefined);
  };
  return (
    <>
      {modes === 'once-or-repeat' && (
        <SegmentedControl
          label={texts.mode}
          isLabelHidden
          options={MODES}
          value={form.isRepeat ? 'repeat' : 'once'}
          onChange={(mode) => onChange(withMode(form, mode === 'repeat'))}
        />
      )}
      <Dates>
        <Field label={texts.start} error={problemOf('start')}>
          <DatePicker
            text={form.startText}
            onTextChange={(startText) => onChange(withStart(form, startText))}
            onBlur={leave('start')}
            today={today}
            earliest={today}
          />
        </Field>
        {form.isRepeat && (
          <Field label={texts.end} error={problemOf('end')}>
            <DatePicker
              text={form.endText}
              onTextChange={(endText) => onChange({ ...form, endText, chosenWeeks: null })}
              onBlur={leave('end')}
              today={today}
              earliest={today}
            />
          </Field>
        )}
        {form.isRepeat && (
          <Field label={texts.weeks} error={problems.weeks ?? undefined}>
            <NumberInput
              value={weeksOf(form)}
              onValueChange={(weeks) => onChange(withWeeks(form, weeks))}
              maxDigits={3}
            />
          </Field>
        )}
      </Dates>
    </>
  );
}
