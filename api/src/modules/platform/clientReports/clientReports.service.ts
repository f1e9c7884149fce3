import type { ClientReport } from '@formline/shared/contracts/platform/clientReports';
import type { Clock } from '../../../clock';
import type { DatabaseHandle, DatabasePool } from '../../../database/database';
import { type Paging, pageOf, rowsFor } from '../../../database/pageOf';
import { inOneTransaction } from '../../../database/oneTransaction';
import { clientReportsRepository, type ReportFilter } from './clientReports.repository';
import { countReports, withinRoom } from './countedReports';
import { type StoredReport, toStored } from './storedReport';

/** Distinct reports per day; more would be a flood, accidental or deliberate. */
const MOST_A_DAY = 5_000;

interface ReportQuery extends Omit<ReportFilter, 'since'>, Paging {
  readonly since?: string | undefined;
}

const DAY_MS = 86_400_000;

export function clientReportsService({ db, clock }: { readonly db: DatabasePool; readonly clock: Clock }) {
  return {
    async record(reports: readonly ClientReport[], hostBuild: string | null): Promise<StoredReport[]> {
      if (reports.length === 0) return [];
      const now = clock.now();
      const stored = reports.map((report) => toStored(report, hostBuild));
      await inOneTransaction(db, async (tx) => {
        const repository = clientReportsRepository(tx);
        const fingerprints = [...new Set(stored.map(({ fingerprint }) => fingerprint))];
        const known = await repository.knownOf(now, fingerprints);
        const room = known.size === fingerprints.length ? 0 : MOST_A_DAY - (await repository.countOf(now));
        await repository.add(countReports(withinRoom(stored, known, room), now));
      });
      return stored;
    },

    async list({ page, size, since, ...filter }: ReportQuery) {
      const repository = clientReportsRepository(db);
      const from = since === undefined ? new Date(clock.now().getTime() - DAY_MS) : new Date(since);
      const paging = { page, size };
      const found = await repository.find({ ...filter, since: from }, rowsFor(paging));
      const { rows: reports, nextPage } = pageOf(found, paging);
      const fingerprints = reports.map(({ fingerprint }) => fingerprint);
      const measures = reports.length === 0 ? [] : await repository.measuresOf(fingerprints, from);
      return { reports, measures, nextPage };
    },
  };
}

interface Removal {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly days: number;
}

export async function removeOldReports({ db, clock, days }: Removal): Promise<void> {
  await clientReportsRepository(db).removeBefore(new Date(clock.now().getTime() - days * DAY_MS));
}
