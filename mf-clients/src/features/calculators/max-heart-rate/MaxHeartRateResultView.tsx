import type { MaxHeartRateResult } from '@formline/shared/contracts/calculators/maxHeartRate';
import { shortFigure } from '../figures';
import { FactList } from '../screen/FactList';
import type { CalculatorProps } from '../screen/useCalculator';
import { ResultHeadline } from '../screen/ResultHeadline';
import { maxHeartRateTexts as texts } from './maxHeartRate.texts';
import type { MaxHeartRateValues } from './maxHeartRate.validation';
import { ZoneTable } from './ZoneTable';

interface MaxHeartRateResultViewProps extends CalculatorProps {
  readonly result: MaxHeartRateResult;
  readonly values: MaxHeartRateValues;
}

export function MaxHeartRateResultView({ result, values }: MaxHeartRateResultViewProps) {
  return (
    <>
      <ResultHeadline
        label={texts.maximum}
        figure={shortFigure(result.max_heart_rate)}
        unit={texts.bpm}
        formula={texts.formulaLine(texts.formulas[values.formula])}
      />
      <FactList
        facts={[
          {
            term: texts.spreadLabel,
            value: texts.spread(shortFigure(result.lowest), shortFigure(result.highest)),
            note: texts.spreadNote,
          },
        ]}
      />
      <ZoneTable result={result} />
    </>
  );
}
