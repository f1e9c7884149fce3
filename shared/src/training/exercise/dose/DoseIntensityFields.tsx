import { paceUnits } from '@formline/shared/contracts/library/exerciseDose';
import { SegmentedControl, Select } from '@formline/shared/ui/controls';
import { Field } from '@formline/shared/ui/forms';
import { DoseFigureWithUnit, DoseRow } from './DoseEntry';
import type { DoseFormPart } from './doseFormPart';
import { doseFieldsTexts as texts } from './doseFields.texts';

const intensityOptions = (['tempo', 'pace', 'n/a'] as const).map((value) => ({
  value,
  label: texts.intensities[value],
}));
const distanceIntensityOptions = intensityOptions.filter(({ value }) => value !== 'n/a');
const TEMPOS = [1, 2, 3, 4] as const;
const tempoOptions = TEMPOS.map((tempo) => ({ value: String(tempo), label: texts.tempos[tempo] }));
const unitOptions = paceUnits.map((value) => ({ value, label: texts.paceUnits[value] }));

export function DoseIntensityFields(part: DoseFormPart) {
  const { draft, problems, change, onLeave } = part;
  return (
    <DoseRow>
      <SegmentedControl
        label={texts.intensity}
        options={draft.volume === 'distance' ? distanceIntensityOptions : intensityOptions}
        value={draft.intensity}
        error={problems.intensity}
        onChange={(intensity) => change({ intensity })}
      />
      {draft.intensity === 'tempo' && (
        <Field label={texts.tempo} error={problems.tempo}>
          <Select
            name="tempo"
            options={tempoOptions}
            placeholder={texts.chooseTempo}
            value={draft.tempo ?? ''}
            onChange={({ currentTarget: { value } }) =>
              change({ tempo: value === '' ? null : Number(value) })
            }
            onBlur={() => onLeave('tempo')}
          />
        </Field>
      )}
      {draft.intensity === 'pace' && (
        <DoseFigureWithUnit
          {...part}
          field="pace"
          label={texts.pace}
          unitLabel={texts.paceUnit}
          units={unitOptions}
          unit={draft.pace_units}
          onUnit={(pace_units) => change({ pace_units })}
        />
      )}
    </DoseRow>
  );
}
