import type { SavedBodyFat } from '@formline/shared/contracts/bodyFat';
import { figure } from '../figures';
import type { HistoryLine } from '../history/calculatorCalls';
import { bodyFatTexts } from './bodyFat.texts';

/** A saved body fat as a row of the history. */
export const bodyFatLine = ({ input, result }: SavedBodyFat): HistoryLine => ({
  headline: `${figure(result.body_fat_percentage, 1)} %`,
  note: bodyFatTexts.bands[result.band],
  from: bodyFatTexts.methods[input.method].name,
});
