import { call } from '@formline/shared/api-client';
import {
  type BodyFatInput,
  listBodyFatHistory,
  readCurrentBodyFat,
  saveBodyFat,
  type SavedBodyFat,
} from '@formline/shared/contracts/bodyFat';
import type { CalculatorCalls } from '../history/calculatorCalls';
import { bodyFatLine } from './bodyFatLine';

export const bodyFatCalls: CalculatorCalls<BodyFatInput, SavedBodyFat> = {
  kind: 'BodyFat',
  save: (params, body, options) => call(saveBodyFat, { params, body }, options),
  readCurrent: (params, signal) => call(readCurrentBodyFat, { params }, signal),
  listHistory: (params, query, signal) => call(listBodyFatHistory, { params, query }, signal),
  lineOf: bodyFatLine,
};
