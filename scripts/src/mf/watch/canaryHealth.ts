import type { ReportSummary } from '@formline/shared/contracts/platform/clientReports';

export interface BuildCounts {
  readonly loads: number;
  /** Failures, uncaught errors and refused content. */
  readonly faults: number;
  /** By name: 75th percentile and number of values. */
  readonly vitals: Readonly<Record<string, { readonly p75: number; readonly count: number }>>;
}

const FAULTS = ['failure', 'error', 'csp', 'integrity'];

const sum = (reports: readonly ReportSummary[]) => reports.reduce((total, { count }) => total + count, 0);

export function countsOf(reports: readonly ReportSummary[], build: string): BuildCounts {
  const own = reports.filter((report) => report.build === build);
  const vitals = own
    .filter(({ kind }) => kind === 'vital')
    .map(({ what, count, p75 }) => [what, { count, p75: p75[what] ?? 0 }] as const);
  return {
    loads: sum(own.filter(({ kind }) => kind === 'load')),
    faults: sum(own.filter(({ kind }) => FAULTS.includes(kind))),
    vitals: Object.fromEntries(vitals),
  };
}

/** Reports are counted by day, so what was there when the trial began is taken off. */
export const countsSince = (now: BuildCounts, begin: BuildCounts): BuildCounts => ({
  loads: Math.max(0, now.loads - begin.loads),
  faults: Math.max(0, now.faults - begin.faults),
  vitals: now.vitals,
});

/** Of all loads, those that failed are reported as faults alone. */
export const faultRate = ({ loads, faults }: BuildCounts) => (faults === 0 ? 0 : faults / (loads + faults));

/** Fewer faults may come from one broken browser. */
const FEWEST_FAULTS = 5;
const FEWEST_VITALS = 20;
const WORSE_THAN_LIVE = 2;
const SLOWER_THAN_LIVE = 1.5;

export interface Comparison {
  readonly canary: BuildCounts;
  readonly live: BuildCounts;
  /** The highest share of loads with a fault. */
  readonly rate: number;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** Why the canary must not go on, or null. */
export function canaryFault({ canary, live, rate }: Comparison): string | null {
  const own = faultRate(canary);
  if (canary.faults >= FEWEST_FAULTS && own > rate && own > WORSE_THAN_LIVE * faultRate(live))
    return `${canary.faults} faults in ${canary.loads + canary.faults} loads (${percent(own)}), the live build has ${percent(faultRate(live))}`;
  for (const [name, { p75, count }] of Object.entries(canary.vitals)) {
    const known = live.vitals[name];
    const isMeasured = known !== undefined && count >= FEWEST_VITALS && known.count >= FEWEST_VITALS;
    if (isMeasured && known.p75 > 0 && p75 > SLOWER_THAN_LIVE * known.p75)
      return `${name} is ${Number(p75.toPrecision(3))} at the 75th percentile, the live build has ${Number(known.p75.toPrecision(3))}`;
  }
  return null;
}
