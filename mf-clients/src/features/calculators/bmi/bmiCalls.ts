import { call } from '@formline/shared/api-client';
import {
  bmiContract,
  type BmiGranularity,
  type BmiInput,
  listBmiGraph,
  type SavedBmi,
} from '@formline/shared/contracts/calculators/bmi';
import type { UnitPreference } from '@formline/shared/contracts/people/users';
import { convertLength, convertWeight } from '@formline/shared/domain/calculators/measureUnits';
import { derivedQueryOf, pagesOf } from '@formline/shared/query';
import { heightText } from '../../../components/measures/bodyMeasures';
import { figure, shortFigure } from '../figures';
import { type CalculatorCalls, callsOf, type HistoryLine, paramsFor } from '../history/calculatorCalls';
import { bmiTexts } from './bmi.texts';

export interface BmiPeriod {
  readonly currentDate: string;
  readonly granularity: BmiGranularity;
}

export const bmiCalls = callsOf(bmiContract, bmiTexts.calculation, lineOf);

export const bmiCallsIn = (period: BmiPeriod): CalculatorCalls<BmiInput, SavedBmi> => ({
  ...bmiCalls,
  history: (userId) => ({
    ...pagesOf(bmiContract.listHistory, {
      input: (page) => ({ params: { id: userId }, query: { page, ...period } }),
      next: ({ nextPage }) => nextPage,
    }),
    queryFn: ({ pageParam: page, signal }) =>
      call(bmiContract.listHistory, { params: paramsOf(userId), query: { page, ...period } }, signal),
  }),
});

export const bmiGraphQuery = (userId: number, period: BmiPeriod) =>
  derivedQueryOf(
    listBmiGraph,
    { params: { id: userId }, query: period },
    {
      as: 'graph',
      load: ({ signal }) => call(listBmiGraph, { params: paramsOf(userId), query: period }, signal),
    },
  );

const paramsOf = (userId: number) => paramsFor(userId, bmiCalls.calculation, 'list');

const HEIGHT_DECIMALS = 1;

function lineOf({ input, result }: SavedBmi, units: UnitPreference): HistoryLine {
  const weight = convertWeight(input.weight, input.unit_weight, units.unit_weight);
  const heightInches = convertLength(input.height, input.unit_height, 'in');
  return {
    headline: figure(result.bmi, 1),
    note: bmiTexts.classes[result.bmi_class],
    from: bmiTexts.from(
      `${shortFigure(weight)} ${units.unit_weight}`,
      heightText(heightInches, units.unit_height, HEIGHT_DECIMALS),
    ),
  };
}
