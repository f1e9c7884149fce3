import { call } from '@formline/shared/api-client';
import { listClientReports } from '@formline/shared/contracts/clientReports';
import { infiniteQueryOptions } from '@formline/shared/query';

const PAGE_SIZE = 25;

export const reportsQuery = infiniteQueryOptions({
  queryKey: ['client-reports'],
  queryFn: ({ pageParam, signal }) =>
    call(listClientReports, { query: { page: pageParam, size: PAGE_SIZE } }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ nextPage }) => nextPage,
});
