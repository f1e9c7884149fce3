import type { ReportSummary } from '@formline/shared/contracts/platform/clientReports';
import type { clientReportsRepository } from './clientReports.repository';
import { percentile } from './histogram';

type Repository = ReturnType<typeof clientReportsRepository>;
type FoundReport = Awaited<ReturnType<Repository['find']>>[number];
type FoundMeasure = Awaited<ReturnType<Repository['measuresOf']>>[number];

const MOST_OF_THEM = 0.75;

export function presentReport(found: FoundReport, measures: readonly FoundMeasure[]): ReportSummary {
  const own = measures.filter(({ fingerprint }) => fingerprint === found.fingerprint);
  const names = [...new Set(own.map(({ measure }) => measure))].sort();
  return {
    kind: found.kind,
    remote: found.remote,
    build: found.build,
    source: found.source,
    what: found.what,
    at: found.place,
    hostBuild: found.hostBuild,
    revision: found.revision,
    count: found.count,
    bad: found.bad,
    first_seen: found.firstSeen.toISOString(),
    last_seen: found.lastSeen.toISOString(),
    p75: Object.fromEntries(
      names.map((name) => [
        name,
        percentile(
          own.filter(({ measure }) => measure === name),
          MOST_OF_THEM,
        ),
      ]),
    ),
  };
}
