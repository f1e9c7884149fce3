import { call } from '@formline/shared/api-client';
import {
  listOneRmHistory,
  type OneRmInput,
  readCurrentOneRm,
  saveOneRm,
  type SavedOneRm,
} from '@formline/shared/contracts/oneRm';
import { type CalculatorCalls, paramsFor } from '../history/calculatorCalls';

export const oneRmCalls: CalculatorCalls<OneRmInput, SavedOneRm> = {
  kind: 'ONE_RM',
  save: (userId, body, idempotencyKey) =>
    call(saveOneRm, { params: paramsFor(userId, 'ONE_RM', 'save'), body }, { idempotencyKey }),
  readCurrent: (userId, signal) =>
    call(readCurrentOneRm, { params: paramsFor(userId, 'ONE_RM', 'read') }, signal),
  listHistory: (userId, page, signal) =>
    call(listOneRmHistory, { params: paramsFor(userId, 'ONE_RM', 'list'), query: { page } }, signal),
};
