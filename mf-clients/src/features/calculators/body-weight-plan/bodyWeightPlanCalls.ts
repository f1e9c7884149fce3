import { call } from '@formline/shared/api-client';
import {
  type BodyWeightPlanInput,
  listBodyWeightPlanHistory,
  readCurrentBodyWeightPlan,
  saveBodyWeightPlan,
  type SavedBodyWeightPlan,
} from '@formline/shared/contracts/bodyWeightPlan';
import type { CalculatorCalls } from '../history/calculatorCalls';
import { bodyWeightPlanLine } from './bodyWeightPlanLine';

export const bodyWeightPlanCalls: CalculatorCalls<BodyWeightPlanInput, SavedBodyWeightPlan> = {
  kind: 'BWP',
  save: (params, body, options) => call(saveBodyWeightPlan, { params, body }, options),
  readCurrent: (params, signal) => call(readCurrentBodyWeightPlan, { params }, signal),
  listHistory: (params, query, signal) => call(listBodyWeightPlanHistory, { params, query }, signal),
  lineOf: bodyWeightPlanLine,
};
