import type { MaxHeartRateResult } from '@formline/shared/contracts/maxHeartRate';
import type { MaxHeartRateFormula } from '@formline/shared/domain/calculators/maxHeartRate';
import { shortFigure } from '../figures';
import { FactList } from '../screen/FactList';
import { ResultHeadline } from '../screen/ResultHeadline';
import { maxHeartRateTexts as texts } from './maxHeartRate.texts';
import { ZoneTable } from './ZoneTable';

interface MaxHeartRateResultViewProps {
  readonly result: MaxHeartRateResult;
  readonly formula: MaxHeartRateFormula;
}

/** The maximum, how far a person may lie from it, and the zones. */
export function MaxHeartRateResultView({ result, formula }: MaxHeartRateResultViewProps) {
  return (
    <>
      <ResultHeadline
        label={texts.maximum}
        figure={shortFigure(result.max_heart_rate)}
        unit={texts.bpm}
        formula={texts.formulaLine(texts.formulas[formula])}
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
