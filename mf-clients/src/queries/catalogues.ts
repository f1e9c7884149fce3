import { listActivityLevels, listGoals } from '@formline/shared/contracts/library/catalogues';
import { queryOf } from '@formline/shared/query';

export const goalChoicesQuery = { ...queryOf(listGoals, {}), staleTime: Infinity };

export const activityLevelsQuery = { ...queryOf(listActivityLevels, {}), staleTime: Infinity };
