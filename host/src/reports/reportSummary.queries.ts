import { call } from '@formline/shared/api-client';
import { listClientReports, type ReportKind } from '@formline/shared/contracts/clientReports';
import { queryOptions } from '@formline/shared/query';

/** What the staff asks for; nothing given means everything of the last day. */
export interface WantedReports {
  readonly remote?: string;
  readonly build?: string;
  readonly kind?: ReportKind;
  /** A moment, ISO 8601. */
  readonly since?: string;
  readonly page?: number;
}

/** What browsers reported, counted: failures first. Open to staff alone. */
export const reportSummaryQuery = (wanted: WantedReports = {}) =>
  queryOptions({
    queryKey: ['client-reports', wanted],
    queryFn: ({ signal }) => call(listClientReports, { query: wanted }, signal),
  });
