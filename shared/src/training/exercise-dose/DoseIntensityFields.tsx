import { paceUnits } from '@formline/shared/contracts/exerciseDose';
import { SegmentedControl, Select } from '@formline/shared/ui/controls';
import { Field } from '@formline/shared/ui/forms';
import { DoseFigureWithUnit } from './DoseEntry';
import type { DoseFormPart } from './doseFormPart';
import { doseFieldsTexts as texts } from './doseFields.texts';

const intensityOptions = (['tempo', 'pace', 'n/a'] as const).map((value) => ({
  value,
  label: texts.intensities[value],
}));
/** As they travel. */
const TEMPOS = [1, 2, 3, 4] as const;
const tempoOptions = TEMPOS.map((tempo) => ({ value: String(tempo), label: texts.tempos[tempo] }));
const unitOptions = paceUnits.map((value) => ({ value, label: texts.paceUnits[value] }));

/** How hard it is done: at a tempo, at a pace, or as one likes. */
export function DoseIntensityFields(part: DoseFormPart) {
  const { draft, problems, change, onLeave } = part;
  return (
    <>
      <SegmentedControl
        label={texts.intensity}
        options={intensityOptions}
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
    </>
  );
}
