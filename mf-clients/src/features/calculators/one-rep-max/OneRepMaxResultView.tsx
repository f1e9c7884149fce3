import type { OneRepMaxResult } from '@formline/shared/contracts/calculators/oneRepMax';
import { numberOf } from '@formline/shared/domain/text/numberText';
import { Text } from '@formline/shared/ui/core';
import type { CalculatorProps } from '../screen/useCalculator';
import type { OneRepMaxValues } from './oneRepMax.validation';
import { ResultHeadline } from '../screen/ResultHeadline';
import { Warnings } from '../screen/Warnings';
import { FormulaBars } from './FormulaBars';
import { oneRepMaxTexts } from './oneRepMax.texts';
import { rangeText } from './rangeText';
import { TrainingLoads } from './TrainingLoads';

interface OneRepMaxResultViewProps extends CalculatorProps {
  readonly result: OneRepMaxResult;
  readonly values: OneRepMaxValues;
}

export function OneRepMaxResultView({ result, values, units }: OneRepMaxResultViewProps) {
  const unit = units.unit_weight;
  // A single repetition is the maximum itself; nothing is estimated.
  const isSingle = numberOf(values.reps) === 1;
  const formulaText = result.left_out ? oneRepMaxTexts.formulasLeft : oneRepMaxTexts.formula;
  return (
    <>
      <ResultHeadline
        label={oneRepMaxTexts.oneRepMax}
        figure={rangeText(result)}
        unit={unit}
        formula={isSingle ? oneRepMaxTexts.single : formulaText}
      />
      <Warnings warnings={result.warnings.map(() => oneRepMaxTexts.manyReps)} />
      <FormulaBars result={result} unit={unit} />
      <TrainingLoads result={result} />
      <Text size="sm" tone="muted">
        {oneRepMaxTexts.error}
      </Text>
    </>
  );
}
