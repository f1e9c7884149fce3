import type { SavedMaxHeartRate } from '@formline/shared/contracts/maxHeartRate';
import { shortFigure } from '../figures';
import type { HistoryLine } from '../history/calculatorCalls';
import { maxHeartRateTexts as texts } from './maxHeartRate.texts';

/** A saved maximum heart rate as a row of the history. */
export const maxHeartRateLine = ({ input, result }: SavedMaxHeartRate): HistoryLine => ({
  headline: `${shortFigure(result.max_heart_rate)} ${texts.bpm}`,
  note: texts.formulas[input.formula].name,
  from:
    input.resting_heart_rate === undefined
      ? texts.from(input.age)
      : texts.fromResting(input.age, input.resting_heart_rate),
});
