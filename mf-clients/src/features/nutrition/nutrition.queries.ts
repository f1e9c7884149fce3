import { call } from '@formline/shared/api-client';
import { readLatestNutrition } from '@formline/shared/contracts/nutrition';
import { queryOptions } from '@formline/shared/query';

/** What a client is to eat in a day, as it was assigned last; null before the first time. */
export const nutritionQuery = (clientId: number) =>
  queryOptions({
    queryKey: ['clients', 'nutrition', clientId],
    queryFn: ({ signal }) => call(readLatestNutrition, { params: { id: clientId } }, signal),
  });
