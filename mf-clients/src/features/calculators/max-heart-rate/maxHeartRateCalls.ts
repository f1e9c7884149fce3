import { call } from '@formline/shared/api-client';
import {
  listMaxHeartRateHistory,
  type MaxHeartRateInput,
  readCurrentMaxHeartRate,
  saveMaxHeartRate,
  type SavedMaxHeartRate,
} from '@formline/shared/contracts/maxHeartRate';
import { type CalculatorCalls, paramsFor } from '../history/calculatorCalls';

export const maxHeartRateCalls: CalculatorCalls<MaxHeartRateInput, SavedMaxHeartRate> = {
  kind: 'MHR',
  save: (userId, body, idempotencyKey) =>
    call(saveMaxHeartRate, { params: paramsFor(userId, 'MHR', 'save'), body }, { idempotencyKey }),
  readCurrent: (userId, signal) =>
    call(readCurrentMaxHeartRate, { params: paramsFor(userId, 'MHR', 'read') }, signal),
  listHistory: (userId, page, signal) =>
    call(listMaxHeartRateHistory, { params: paramsFor(userId, 'MHR', 'list'), query: { page } }, signal),
};
