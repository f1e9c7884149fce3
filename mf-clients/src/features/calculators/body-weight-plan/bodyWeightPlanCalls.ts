import { call } from '@formline/shared/api-client';
import {
  type BodyWeightPlanInput,
  listBodyWeightPlanHistory,
  readCurrentBodyWeightPlan,
  saveBodyWeightPlan,
  type SavedBodyWeightPlan,
} from '@formline/shared/contracts/bodyWeightPlan';
import { type CalculatorCalls, paramsFor } from '../history/calculatorCalls';

export const bodyWeightPlanCalls: CalculatorCalls<BodyWeightPlanInput, SavedBodyWeightPlan> = {
  kind: 'BWP',
  save: (userId, body, idempotencyKey) =>
    call(saveBodyWeightPlan, { params: paramsFor(userId, 'BWP', 'save'), body }, { idempotencyKey }),
  readCurrent: (userId, signal) =>
    call(readCurrentBodyWeightPlan, { params: paramsFor(userId, 'BWP', 'read') }, signal),
  listHistory: (userId, page, signal) =>
    call(listBodyWeightPlanHistory, { params: paramsFor(userId, 'BWP', 'list'), query: { page } }, signal),
};
