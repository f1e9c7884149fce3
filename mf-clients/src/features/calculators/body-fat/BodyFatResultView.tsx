import type { BodyFatResult } from '@formline/shared/contracts/calculators/bodyFat';
import type { WeightUnit } from '@formline/shared/domain/calculators/measureUnits';
import { numberOf } from '@formline/shared/domain/text/numberText';
import { Badge } from '@formline/shared/ui/core';
import { weightText } from '../entries/knownValues';
import type { CalculatorProps } from '../screen/useCalculator';
import { figure } from '../figures';
import { BandScale } from '../screen/BandScale';
import { type Fact, FactList } from '../screen/FactList';
import { ResultHeadline } from '../screen/ResultHeadline';
import { Warnings } from '../screen/Warnings';
import { bodyFatTexts as texts } from './bodyFat.texts';
import type { BodyFatValues } from './bodyFat.validation';
import { bodyFatBands } from './bodyFatBands';

interface BodyFatResultViewProps extends CalculatorProps {
  readonly result: BodyFatResult;
  readonly values: BodyFatValues;
}

export function BodyFatResultView({ result, values, person, units }: BodyFatResultViewProps) {
  const unit = units.unit_weight;
  const { body_fat_percentage: percentage, band, body_density, warnings } = result;
  const bands = bodyFatBands(values.sex === 'female' ? 'female' : 'male');
  const density = values.method === 'navy' ? 'siri' : values.density;
  const tone = bands.find(({ key }) => key === band)?.tone ?? 'neutral';
  return (
    <>
      <ResultHeadline
        label={texts.bodyFat}
        figure={figure(percentage, 1)}
        unit={texts.percent}
        aside={<Badge tone={tone}>{texts.bands[band]}</Badge>}
        formula={texts.formula(texts.methods[values.method], density)}
      />
      <Warnings warnings={warnings.map((warning) => texts.warnings[warning])} />
      <FactList
        facts={[
          ...massFacts(percentage, weightText(person, unit), unit),
          { term: texts.bodyDensity, value: texts.densityValue(figure(body_density, 4)) },
        ]}
      />
      <BandScale label={texts.bandsTitle} bands={bands} current={band} value={percentage} />
    </>
  );
}

function massFacts(percentage: number, weight: string, unit: WeightUnit): Fact[] {
  const total = numberOf(weight);
  if (total === null) return [];
  const fat = (total * percentage) / 100;
  const note = texts.massNote(`${figure(total, 1)} ${unit}`);
  return [
    { term: texts.fatMass, value: `${figure(fat, 1)} ${unit}`, note },
    { term: texts.leanMass, value: `${figure(total - fat, 1)} ${unit}`, note },
  ];
}
