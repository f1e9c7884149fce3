import { listBestSets } from '@formline/shared/contracts/records/loggedWorkouts';
import { queryOf } from '@formline/shared/query';

export const bestSetsQuery = (clientId: number, today: string) =>
  queryOf(listBestSets, { params: { id: clientId }, query: { currentDate: today } });
