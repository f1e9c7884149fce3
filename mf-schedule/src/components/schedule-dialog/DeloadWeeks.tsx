import type { RepetitionRule } from '@formline/shared/domain/scheduling/repetition';
import { NumberInput } from '@formline/shared/ui/controls';
import { chakra, Text } from '@formline/shared/ui/core';
import { Checkbox, Field } from '@formline/shared/ui/forms';
import { type Deload, deloadProblems, deloadWeeks, DEFAULT_DELOAD } from './deload';
import { scheduleDialogTexts } from './scheduleDialog.texts';
import type { ScheduleForm } from './scheduleForm';

const texts = scheduleDialogTexts.deload;
const Part = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } });
const Figures = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' },
});

interface DeloadWeeksProps {
  readonly form: ScheduleForm;
  readonly rule: RepetitionRule | null;
  /** Of a program that is planned over weeks. */
  readonly weekCount: number | null;
  readonly onChange: (form: ScheduleForm) => void;
}

export function DeloadWeeks({ form, rule, weekCount, onChange }: DeloadWeeksProps) {
  const { deload } = form;
  return (
    <Part>
      <Checkbox
        label={texts.label}
        hint={weekCount === null ? texts.hint : texts.hintOfPlan}
        checked={deload !== null}
        onChange={(event) => onChange({ ...form, deload: event.target.checked ? DEFAULT_DELOAD : null })}
      />
      {deload && (
        <>
          <DeloadFigures deload={deload} onChange={(changed) => onChange({ ...form, deload: changed })} />
          {rule && (
            <Text size="sm" tone="muted" aria-live="polite">
              {texts.weeks(deloadWeeks(deload, rule))}
            </Text>
          )}
        </>
      )}
    </Part>
  );
}

interface DeloadFiguresProps {
  readonly deload: Deload;
  readonly onChange: (deload: Deload) => void;
}

function DeloadFigures({ deload, onChange }: DeloadFiguresProps) {
  const problems = deloadProblems(deload);
  return (
    <Figures>
      <Field label={texts.every} error={problems.everyWeeks}>
        <NumberInput
          value={deload.everyWeeks}
          maxDigits={2}
          onValueChange={(everyWeeks) => onChange({ ...deload, everyWeeks })}
        />
      </Field>
      <Field label={texts.percent} error={problems.percent}>
        <NumberInput
          value={deload.percent}
          maxDigits={2}
          onValueChange={(percent) => onChange({ ...deload, percent })}
        />
      </Field>
    </Figures>
  );
}
