import type { OneRmResult } from '@formline/shared/contracts/oneRm';
import type { WeightUnit } from '@formline/shared/domain/calculators/measureUnits';
import { Text } from '@formline/shared/ui/core';
import { ResultHeadline } from '../screen/ResultHeadline';
import { Warnings } from '../screen/Warnings';
import { FormulaBars } from './FormulaBars';
import { oneRmTexts } from './oneRm.texts';
import { rangeText } from './oneRmLine';
import { TrainingLoads } from './TrainingLoads';

interface OneRmResultViewProps {
  readonly result: OneRmResult;
  readonly unit: WeightUnit;
  /** One repetition was done: nothing is estimated. */
  readonly isSingle: boolean;
}

/** The range over all formulas, each of them, and parts of it to train with. */
export function OneRmResultView({ result, unit, isSingle }: OneRmResultViewProps) {
  const formulaText = result.left_out ? oneRmTexts.formulasLeft : oneRmTexts.formula;
  return (
    <>
      <ResultHeadline
        label={oneRmTexts.oneRepMax}
        figure={rangeText(result)}
        unit={unit}
        formula={isSingle ? oneRmTexts.single : formulaText}
      />
      <Warnings warnings={result.warnings.map(() => oneRmTexts.manyReps)} />
      <FormulaBars result={result} unit={unit} />
      <TrainingLoads result={result} />
      <Text size="sm" tone="muted">
        {oneRmTexts.error}
      </Text>
    </>
  );
}
