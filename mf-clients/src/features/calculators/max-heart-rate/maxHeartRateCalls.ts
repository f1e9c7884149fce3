import { call } from '@formline/shared/api-client';
import {
  listMaxHeartRateHistory,
  type MaxHeartRateInput,
  readCurrentMaxHeartRate,
  saveMaxHeartRate,
  type SavedMaxHeartRate,
} from '@formline/shared/contracts/maxHeartRate';
import type { CalculatorCalls } from '../history/calculatorCalls';
import { maxHeartRateLine } from './maxHeartRateLine';

export const maxHeartRateCalls: CalculatorCalls<MaxHeartRateInput, SavedMaxHeartRate> = {
  kind: 'MHR',
  save: (params, body, options) => call(saveMaxHeartRate, { params, body }, options),
  readCurrent: (params, signal) => call(readCurrentMaxHeartRate, { params }, signal),
  listHistory: (params, query, signal) => call(listMaxHeartRateHistory, { params, query }, signal),
  lineOf: maxHeartRateLine,
};
