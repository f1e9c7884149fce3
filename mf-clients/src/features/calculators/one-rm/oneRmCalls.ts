import { call } from '@formline/shared/api-client';
import {
  listOneRmHistory,
  type OneRmInput,
  readCurrentOneRm,
  saveOneRm,
  type SavedOneRm,
} from '@formline/shared/contracts/oneRm';
import type { CalculatorCalls } from '../history/calculatorCalls';
import { oneRmLine } from './oneRmLine';

export const oneRmCalls: CalculatorCalls<OneRmInput, SavedOneRm> = {
  kind: 'ONE_RM',
  save: (params, body, options) => call(saveOneRm, { params, body }, options),
  readCurrent: (params, signal) => call(readCurrentOneRm, { params }, signal),
  listHistory: (params, query, signal) => call(listOneRmHistory, { params, query }, signal),
  lineOf: oneRmLine,
};
