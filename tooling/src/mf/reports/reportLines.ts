import {
  reportKinds,
  type ReportKind,
  type ReportSummary,
  vitalNames,
} from '@formline/shared/contracts/platform/clientReports';
import { minuteOf, table } from '../table';
import { reportsTexts } from './reports.texts';

const { columns, headings } = reportsTexts;
const BYTES_IN_KB = 1_024;
const NOT_MEASURED = '-';

const rounded = (value: number) =>
  value < 10 ? String(Number(value.toPrecision(2))) : String(Math.round(value));
const measured = ({ p75 }: ReportSummary, name: string, per = 1) => {
  const value = p75[name];
  return value === undefined ? NOT_MEASURED : rounded(value / per);
};

/** By remote: the team and its contact. */
export type ReportOwners = ReadonlyMap<string, string>;

const reportRow = (
  { remote, build, source, count, bad, last_seen, what, at }: ReportSummary,
  owners: ReportOwners,
) => [
  remote,
  owners.get(remote) ?? NOT_MEASURED,
  source === null || source === 'active' ? build : `${build} (${source})`,
  String(count),
  String(bad),
  minuteOf(last_seen),
  at === null ? what : `${what} (${at})`,
];

function vitalRows(reports: readonly ReportSummary[]): string[][] {
  const builds = new Map<string, ReportSummary[]>();
  for (const report of reports) {
    const key = `${report.remote} ${report.build}`;
    builds.set(key, [...(builds.get(key) ?? []), report]);
  }
  return [...builds.values()].map((own) => {
    const [{ remote, build } = { remote: '', build: '' }] = own;
    const values = vitalNames.map((name) => {
      const report = own.find(({ what }) => what === name);
      return report ? measured(report, name) : NOT_MEASURED;
    });
    return [remote, build, String(Math.max(...own.map(({ count }) => count))), ...values];
  });
}

const loadRow = (report: ReportSummary) => [
  report.remote,
  report.build,
  String(report.count),
  ...['registry', 'entry', 'chunk', 'render'].map((phase) => measured(report, phase)),
  measured(report, 'bytes', BYTES_IN_KB),
  report.what,
];

function rowsOf(
  kind: ReportKind,
  reports: readonly ReportSummary[],
  owners: ReportOwners,
): (readonly string[])[] {
  if (kind === 'vital') return [columns.vital, ...vitalRows(reports)];
  if (kind === 'load') return [columns.load, ...reports.map(loadRow)];
  return [columns.reported, ...reports.map((report) => reportRow(report, owners))];
}

export function reportLines(reports: readonly ReportSummary[], owners: ReportOwners = new Map()): string[] {
  if (reports.length === 0) return [reportsTexts.nothing];
  return reportKinds.flatMap((kind) => {
    const own = reports.filter((report) => report.kind === kind);
    return own.length === 0 ? [] : [headings[kind], ...table(rowsOf(kind, own, owners)), ''];
  });
}
