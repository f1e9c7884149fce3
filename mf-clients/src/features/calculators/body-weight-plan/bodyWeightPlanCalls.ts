import { call } from '@formline/shared/api-client';
import {
  type BodyWeightPlanInput,
  listBodyWeightPlanHistory,
  readCurrentBodyWeightPlan,
  saveBodyWeightPlan,
  type SavedBodyWeightPlan,
} from '@formline/shared/contracts/bodyWeightPlan';
import { listActivityLevels } from '@formline/shared/contracts/catalogues';
import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import { queryOptions } from '@formline/shared/query';
import { type CalculatorCalls, paramsFor } from '../history/calculatorCalls';

export type ActivityLevel = EndpointResult<typeof listActivityLevels>[number];

export const bodyWeightPlanCalls: CalculatorCalls<BodyWeightPlanInput, SavedBodyWeightPlan> = {
  kind: 'BWP',
  save: (userId, body, idempotencyKey) =>
    call(saveBodyWeightPlan, { params: paramsFor(userId, 'BWP', 'save'), body }, { idempotencyKey }),
  readCurrent: (userId, signal) =>
    call(readCurrentBodyWeightPlan, { params: paramsFor(userId, 'BWP', 'read') }, signal),
  listHistory: (userId, page, signal) =>
    call(listBodyWeightPlanHistory, { params: paramsFor(userId, 'BWP', 'list'), query: { page } }, signal),
};

/** Every activity level, from the least to the most active; they do not change while somebody works. */
export const activityLevelsQuery = queryOptions({
  queryKey: ['activity-levels'],
  queryFn: ({ signal }) => call(listActivityLevels, {}, signal),
  staleTime: Infinity,
});
