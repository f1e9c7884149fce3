import { listActivityLevels, listGoals } from '@formline/shared/contracts/library/catalogues';
import { queryOf } from '@formline/shared/query';

/** What a client may train for. Catalogues do not change while somebody works. */
export const goalChoicesQuery = { ...queryOf(listGoals, {}), staleTime: Infinity };

/** Every activity level, from the least to the most active. */
export const activityLevelsQuery = { ...queryOf(listActivityLevels, {}), staleTime: Infinity };
