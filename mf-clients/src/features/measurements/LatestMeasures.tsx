import type { Measurement } from '@formline/shared/contracts/records/measurements';
import { chakra, Text } from '@formline/shared/ui/core';
import { measuredPercentText, measuredWeightText } from '../../components/measures/bodyMeasures';
import { girthTexts, type MeasurementUnits } from './measurementForm';
import { measurementsTexts as texts } from './measurements.texts';

export const Measures = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax({sizes.32}, 1fr))', gap: '4' },
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
  readonly units: MeasurementUnits;
}

export function LatestMeasures({ measurement, units }: LatestMeasuresProps) {
  const { weight, body_fat_percentage, lean_body_mass_percentage } = measurement;
  const girths = girthTexts(measurement, units);
  return (
    <>
      <Measures>
        <Measure>
          <Term>{texts.weight}</Term>
          <Value>{measuredWeightText(weight, units.unit_weight)}</Value>
        </Measure>
        <Measure>
          <Term>{texts.body_fat_percentage}</Term>
          <Value>{measuredPercentText(body_fat_percentage)}</Value>
        </Measure>
        <Measure>
          <Term>{texts.lean_body_mass_percentage}</Term>
          <Value>{measuredPercentText(lean_body_mass_percentage)}</Value>
        </Measure>
      </Measures>
      {girths.length > 0 && (
        <Text size="sm" tone="muted" mt="3">
          {girths.map(({ name, text }) => `${texts[name]} ${text}`).join(' · ')}
        </Text>
      )}
    </>
  );
}
