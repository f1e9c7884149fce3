import { createHash } from 'node:crypto';
import {
  type ClientReport,
  LONGEST_BLOCKED_ADDRESS,
  LONGEST_REPORT_MESSAGE,
  type ReportKind,
} from '@formline/shared/contracts/platform/clientReports';
import { codeOrigin } from '@formline/shared/domain/delivery/codeOrigin';
import { scrubAddress } from '@formline/shared/domain/delivery/scrubAddress';
import { scrubText } from '@formline/shared/domain/delivery/scrubText';
import { bucketOf } from './histogram';

export interface StoredReport {
  readonly fingerprint: string;
  readonly kind: ReportKind;
  readonly remote: string;
  readonly build: string;
  readonly source: string | null;
  readonly what: string;
  readonly place: string | null;
  readonly hostBuild: string | null;
  readonly revision: number | null;
  readonly isBad: boolean;
  readonly buckets: Readonly<Record<string, number>>;
}

type Identity = Pick<StoredReport, 'kind' | 'remote' | 'build' | 'source' | 'what' | 'place'>;

export const fingerprintOf = ({ kind, remote, build, source, what, place }: Identity): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, remote, build, source, what, place]))
    .digest('hex');

/** Browsers scrub messages before sending, but other senders may not. */
const scrubbed = (message: string) => scrubText(message, LONGEST_REPORT_MESSAGE);

function describe(report: ClientReport): string {
  switch (report.kind) {
    case 'failure': {
      const { phase, cause, status, expose, message } = report;
      const why = status === undefined ? cause : `${cause} ${status}`;
      return `${phase}, ${why}, ${scrubText(expose, 80)}: ${scrubbed(message)}`;
    }
    case 'error':
      return `${report.how}: ${scrubbed(report.message)}`;
    case 'csp':
    case 'integrity':
      return `${report.directive} refused ${scrubAddress(report.blocked).slice(0, LONGEST_BLOCKED_ADDRESS)}`;
    case 'vital':
      return report.name;
    case 'load':
      return report.fromCache ? 'first load, from the cache' : 'first load, over the line';
  }
}

/** Only positions in files of a build: other paths may be pages, which identify people. */
function positionOf(report: ClientReport): string | null {
  const at = 'at' in report ? report.at : undefined;
  return at === undefined || codeOrigin(at) === null ? null : at;
}

function isBad(report: ClientReport): boolean {
  if (report.kind === 'failure') return !report.rendered;
  return report.kind === 'vital' && report.rating === 'poor';
}

function valuesOf(report: ClientReport): readonly (readonly [string, number])[] {
  if (report.kind === 'vital') return [[report.name, report.value]];
  if (report.kind !== 'load') return [];
  const phases = Object.entries(report.phases).flatMap(([name, ms]) =>
    ms === null ? [] : [[name, ms] as const],
  );
  return report.fromCache ? phases : [...phases, ['bytes', report.bytes]];
}

/** Keeps nothing personal, and only what can be counted. */
export function toStored(report: ClientReport, hostBuild: string | null): StoredReport {
  const identity: Identity = {
    kind: report.kind,
    remote: report.remote,
    build: report.build,
    source: report.kind === 'failure' ? report.source : null,
    what: describe(report),
    place: positionOf(report),
  };
  return {
    ...identity,
    fingerprint: fingerprintOf(identity),
    hostBuild,
    revision: report.revision,
    isBad: isBad(report),
    buckets: Object.fromEntries(valuesOf(report).map(([name, value]) => [name, bucketOf(value)])),
  };
}
