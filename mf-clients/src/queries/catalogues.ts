import { listActivityLevels, listGoals } from '@formline/shared/contracts/library/catalogues';
import { queryOf } from '@formline/shared/query';

/** Never stale, because catalogues do not change during a session. */
export const goalChoicesQuery = { ...queryOf(listGoals, {}), staleTime: Infinity };

export const activityLevelsQuery = { ...queryOf(listActivityLevels, {}), staleTime: Infinity };
