import { call } from '@formline/shared/api-client';
import {
  type BmiGranularity,
  type BmiInput,
  listBmiGraph,
  listBmiHistory,
  readCurrentBmi,
  saveBmi,
  type SavedBmi,
} from '@formline/shared/contracts/bmi';
import { queryOptions } from '@formline/shared/query';
import { type CalculatorCalls, calculationsKey, paramsFor } from '../history/calculatorCalls';

/** A week, month or year, named by a day in it. */
export interface BmiPeriod {
  readonly currentDate: string;
  readonly granularity: BmiGranularity;
}

/** The calls of the BMI calculator; the history is limited to a period if one is given. */
export const bmiCalls = (period?: BmiPeriod): CalculatorCalls<BmiInput, SavedBmi> => ({
  kind: 'BMI',
  save: (userId, body, idempotencyKey) =>
    call(saveBmi, { params: paramsFor(userId, 'BMI', 'save'), body }, { idempotencyKey }),
  readCurrent: (userId, signal) => call(readCurrentBmi, { params: paramsFor(userId, 'BMI', 'read') }, signal),
  listHistory: (userId, page, signal) =>
    call(listBmiHistory, { params: paramsFor(userId, 'BMI', 'list'), query: { page, ...period } }, signal),
});

/** The index over a period. */
export const bmiGraphQuery = (userId: number, period: BmiPeriod) =>
  queryOptions({
    queryKey: [...calculationsKey('BMI', userId), 'graph', period],
    queryFn: ({ signal }) =>
      call(listBmiGraph, { params: paramsFor(userId, 'BMI', 'list'), query: period }, signal),
  });
