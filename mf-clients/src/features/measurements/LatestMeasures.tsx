import type { Measurement } from '@formline/shared/contracts/records/measurements';
import type { UnitPreference } from '@formline/shared/contracts/people/users';
import { chakra } from '@formline/shared/ui/core';
import { measuredPercentText, measuredWeightText } from '../../components/measures/bodyMeasures';
import { measurementsTexts as texts } from './measurements.texts';

const Measures = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '4' },
});
const Measure = chakra('div', {
  base: { px: '4', py: '3', bg: 'bg.subtle', border: 'thin', borderColor: 'border', borderRadius: 'md' },
});
const Term = chakra('dt', { base: { color: 'fg.muted', fontSize: 'sm' } });
const Value = chakra('dd', {
  base: { fontSize: 'xl', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
});

interface LatestMeasuresProps {
  readonly measurement: Measurement;
  readonly unit: UnitPreference['unit_weight'];
}

export function LatestMeasures({ measurement, unit }: LatestMeasuresProps) {
  const { weight, body_fat_percentage, lean_body_mass_percentage } = measurement;
  return (
    <Measures>
      <Measure>
        <Term>{texts.weight}</Term>
        <Value>{measuredWeightText(weight, unit)}</Value>
      </Measure>
      <Measure>
        <Term>{texts.bodyFat}</Term>
        <Value>{measuredPercentText(body_fat_percentage)}</Value>
      </Measure>
      <Measure>
        <Term>{texts.leanMass}</Term>
        <Value>{measuredPercentText(lean_body_mass_percentage)}</Value>
      </Measure>
    </Measures>
  );
}
