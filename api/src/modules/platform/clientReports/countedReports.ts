import type { clientReportMeasures, clientReports } from '../../../database/schema/clientReports';
import { fingerprintOf, type StoredReport } from './storedReport';

type ReportRow = typeof clientReports.$inferInsert;
type MeasureRow = typeof clientReportMeasures.$inferInsert;

export interface CountedReports {
  readonly reports: ReportRow[];
  readonly measures: MeasureRow[];
}

function withoutRow(report: StoredReport): StoredReport {
  const identity = {
    ...{ kind: report.kind, remote: 'various', build: 'various', source: null, place: null },
    what: 'More different reports than a day keeps',
  };
  return { ...report, ...identity, fingerprint: fingerprintOf(identity), buckets: {} };
}

export const withinRoom = (
  reports: readonly StoredReport[],
  known: ReadonlySet<string>,
  room: number,
): StoredReport[] => {
  const isNew = new Set<string>();
  return reports.map((report) => {
    const { fingerprint } = report;
    if (known.has(fingerprint) || isNew.has(fingerprint)) return report;
    if (isNew.size >= room) return withoutRow(report);
    isNew.add(fingerprint);
    return report;
  });
};

/** Rows are sorted, so that two servers upserting them cannot deadlock. */
export function countReports(reports: readonly StoredReport[], now: Date): CountedReports {
  const day = now.toISOString().slice(0, 10);
  const rows = new Map<string, ReportRow>();
  const measures = new Map<string, MeasureRow>();
  for (const { isBad, buckets, ...report } of reports) {
    const { fingerprint } = report;
    const { count = 0, bad = 0 } = rows.get(fingerprint) ?? {};
    const seen = { firstSeen: now, lastSeen: now };
    rows.set(fingerprint, { day, ...report, count: count + 1, bad: bad + Number(isBad), ...seen });
    for (const [measure, bucket] of Object.entries(buckets)) {
      const key = `${fingerprint} ${measure} ${bucket}`;
      const known = measures.get(key)?.count ?? 0;
      measures.set(key, { day, fingerprint, measure, bucket, count: known + 1 });
    }
  }
  const inOrder = <T>(byKey: ReadonlyMap<string, T>) =>
    [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  return { reports: inOrder(rows), measures: inOrder(measures) };
}
