import { distanceUnits } from '@formline/shared/contracts/library/exerciseDose';
import { SegmentedControl } from '@formline/shared/ui/controls';
import { DoseClock, DoseFigure, DoseFigureWithUnit, DoseRow } from './DoseEntry';
import type { DoseFormPart } from './doseFormPart';
import { doseFieldsTexts as texts } from './doseFields.texts';

const volumeOptions = (['reps', 'duration', 'distance'] as const).map((value) => ({
  value,
  label: texts.volumes[value],
}));
const unitOptions = distanceUnits.map((value) => ({ value, label: texts.distanceUnits[value] }));

export function DoseVolumeFields(part: DoseFormPart) {
  const { draft, change } = part;
  return (
    <DoseRow>
      <SegmentedControl
        label={texts.volume}
        options={volumeOptions}
        value={draft.volume}
        onChange={(volume) => change({ volume })}
      />
      {draft.volume === 'reps' && <DoseFigure {...part} field="reps" label={texts.volumes.reps} />}
      {draft.volume === 'duration' && (
        <DoseClock {...part} field="dur_seconds" label={texts.volumes.duration} />
      )}
      {draft.volume === 'distance' && (
        <DoseFigureWithUnit
          {...part}
          field="distance"
          label={texts.volumes.distance}
          unitLabel={texts.distanceUnit}
          units={unitOptions}
          unit={draft.distance_units}
          onUnit={(distance_units) => change({ distance_units })}
        />
      )}
    </DoseRow>
  );
}
