import { call } from '@formline/shared/api-client';
import {
  type BodyFatInput,
  listBodyFatHistory,
  readCurrentBodyFat,
  saveBodyFat,
  type SavedBodyFat,
} from '@formline/shared/contracts/bodyFat';
import { type CalculatorCalls, paramsFor } from '../history/calculatorCalls';

export const bodyFatCalls: CalculatorCalls<BodyFatInput, SavedBodyFat> = {
  kind: 'BodyFat',
  save: (userId, body, idempotencyKey) =>
    call(saveBodyFat, { params: paramsFor(userId, 'BodyFat', 'save'), body }, { idempotencyKey }),
  readCurrent: (userId, signal) =>
    call(readCurrentBodyFat, { params: paramsFor(userId, 'BodyFat', 'read') }, signal),
  listHistory: (userId, page, signal) =>
    call(listBodyFatHistory, { params: paramsFor(userId, 'BodyFat', 'list'), query: { page } }, signal),
};
