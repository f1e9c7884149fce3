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
import { bmiLine } from './bmiLine';

/** A week, month or year, named by a day in it. */
export interface BmiPeriod {
  readonly currentDate: string;
  readonly granularity: BmiGranularity;
}

/** The calls of the BMI calculator; the history is limited to a period if one is given. */
export const bmiCalls = (period?: BmiPeriod): CalculatorCalls<BmiInput, SavedBmi> => ({
  kind: 'BMI',
  save: (params, body, options) => call(saveBmi, { params, body }, options),
  readCurrent: (params, signal) => call(readCurrentBmi, { params }, signal),
  listHistory: (params, query, signal) =>
    call(listBmiHistory, { params, query: { ...query, ...period } }, signal),
  lineOf: bmiLine,
});

/** The index over a period. */
export const bmiGraphQuery = (userId: number, period: BmiPeriod) =>
  queryOptions({
    queryKey: [...calculationsKey('BMI', userId), 'graph', period],
    queryFn: ({ signal }) =>
      call(listBmiGraph, { params: paramsFor(userId, 'BMI', 'list'), query: period }, signal),
  });
