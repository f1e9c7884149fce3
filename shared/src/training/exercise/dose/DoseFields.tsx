import { exerciseSides } from '@formline/shared/contracts/library/exerciseDose';
import { chakra } from '@formline/shared/ui/core';
import { SegmentedControl, Select } from '@formline/shared/ui/controls';
import { Field } from '@formline/shared/ui/forms';
import { DoseClock, DoseFigure, DoseRow } from './DoseEntry';
import type { DoseDraft, DoseDraftProblems } from './doseDraft';
import { DoseIntensityFields } from './DoseIntensityFields';
import type { DoseFormPart } from './doseFormPart';
import { doseFieldsTexts as texts } from './doseFields.texts';
import { DoseVolumeFields } from './DoseVolumeFields';

export interface DoseFieldsProps {
  readonly draft: DoseDraft;
  readonly problems: DoseDraftProblems;
  readonly onChange: (part: Partial<DoseDraft>) => void;
  readonly onLeave: (field: keyof DoseDraft) => void;
  /** The exercise can be done one side at a time, so the sides are shown. */
  readonly hasSides: boolean;
}

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(max({sizes.40}, 40%), 1fr))',
    alignItems: 'start',
    columnGap: '4',
    rowGap: '5',
  },
});

const restTempoOptions = (['n/a', 'rest', 'slow'] as const).map((value) => ({
  value,
  label: texts.restTempos[value],
}));
const sidesOptions = exerciseSides.map((value) => ({ value, label: texts.sidesNamed[value] }));

export function DoseFields({ draft, problems, onChange, onLeave, hasSides }: DoseFieldsProps) {
  const part: DoseFormPart = { draft, problems, change: onChange, onLeave };
  return (
    <Fields>
      <DoseFigure {...part} field="sets" label={texts.sets} />
      <DoseFigure {...part} field="weight" label={texts.weight} />
      <DoseVolumeFields {...part} />
      <DoseIntensityFields {...part} />
      <DoseRow>
        <DoseClock {...part} field="rest" label={texts.rest} />
        <SegmentedControl
          label={texts.restTempo}
          options={restTempoOptions}
          value={draft.rest_tempo}
          onChange={(rest_tempo) => onChange({ rest_tempo })}
        />
      </DoseRow>
      {hasSides && (
        <Field label={texts.sides}>
          <Select
            options={sidesOptions}
            value={draft.exercise_sides}
            onChange={({ currentTarget }) => {
              const chosen = exerciseSides.find((sides) => sides === currentTarget.value);
              if (chosen) onChange({ exercise_sides: chosen });
            }}
          />
        </Field>
      )}
    </Fields>
  );
}
