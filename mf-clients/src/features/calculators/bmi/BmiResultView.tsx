import type { BmiResult } from '@formline/shared/contracts/calculators/bmi';
import { BMI_NORMAL_BELOW, BMI_NORMAL_FROM } from '@formline/shared/domain/calculators/bmi/bmi';
import { fromKilograms, toMetres } from '@formline/shared/domain/calculators/measureUnits';
import { Badge, Text } from '@formline/shared/ui/core';
import { heightOf } from '../entries/heightValues';
import { figure } from '../figures';
import { BandScale } from '../screen/BandScale';
import { FactList } from '../screen/FactList';
import type { CalculatorProps } from '../screen/useCalculator';
import { ResultHeadline } from '../screen/ResultHeadline';
import { Warnings } from '../screen/Warnings';
import { bmiTexts } from './bmi.texts';
import type { BmiValues } from './bmi.validation';
import { bmiBands, lastBefore } from './bmiBands';

interface BmiResultViewProps extends CalculatorProps {
  readonly result: BmiResult;
  readonly values: BmiValues;
}

export function BmiResultView({ result, values, units }: BmiResultViewProps) {
  const { bmi, bmi_class, asian_action_point: asianPoint } = result;
  const metres = toMetres(heightOf(values, units.unit_height), units.unit_height);
  const weightAt = (index: number) =>
    `${figure(fromKilograms(index * metres ** 2, units.unit_weight), 1)} ${units.unit_weight}`;
  const tone = bmiBands.find(({ key }) => key === bmi_class)?.tone ?? 'neutral';
  return (
    <>
      <ResultHeadline
        label={bmiTexts.bmi}
        figure={figure(bmi, 1)}
        unit={bmiTexts.unit}
        aside={<Badge tone={tone}>{bmiTexts.classes[bmi_class]}</Badge>}
        formula={bmiTexts.formula}
      />
      <Warnings warnings={result.warnings.map(() => bmiTexts.percentileCharts)} />
      <BandScale label={bmiTexts.classesTitle} bands={bmiBands} current={bmi_class} value={bmi} />
      <FactList
        facts={[
          {
            term: bmiTexts.healthyWeightLabel,
            value: bmiTexts.healthyWeight(weightAt(BMI_NORMAL_FROM), weightAt(lastBefore(BMI_NORMAL_BELOW))),
          },
        ]}
      />
      <Text size="sm" tone="muted">
        <strong>{bmiTexts.asianTitle}.</strong>{' '}
        {asianPoint === null ? bmiTexts.asianNone : bmiTexts.asianReached(asianPoint)}
      </Text>
    </>
  );
}
