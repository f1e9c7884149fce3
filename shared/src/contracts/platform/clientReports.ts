import { endpoint } from '../endpoint';
import { instant, pageNumber, pageSize, text } from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

/** Most reports that come with one call. */
export const REPORTS_AT_ONCE = 20;
export const LONGEST_REPORT_MESSAGE = 500;
/** Longest origin and path that a report names of what was kept out. */
export const LONGEST_BLOCKED_ADDRESS = 240;

const LONGEST_TIME_MS = 3_600_000;
const LARGEST_BYTES = 1_000_000_000;

/** A name without spaces: of a remote, a build, a directive. */
const word = (longest: number) => z.string().check(z.regex(/^[\w.+-]+$/), z.maxLength(longest));
const milliseconds = z.number().check(z.gte(0), z.lte(LONGEST_TIME_MS));
/** A place in a file of ours: path, line, column. */
const positionSchema = z.string().check(z.regex(/^[\w./@+-]{1,240}:\d{1,7}:\d{1,9}$/));

/** Whose code it was. */
const origin = {
  remote: word(60),
  build: word(80),
  /** Revision of the registry that the page went by; null when it is not known. */
  revision: z.nullable(z.int().check(z.gte(1))),
};

/**
 * When in the life of a remote something failed: before there was anything to draw; when a file did not come that its code
 * asked for later; when its code threw while it was drawn, be it in an effect.
 */
const failurePhases = ['load', 'chunk', 'render', 'unknown'] as const;
export type FailurePhase = (typeof failurePhases)[number];

/** What kind of failure it was: what did not come, what came and was refused, what came and threw. */
const failureCauses = [
  'network',
  'http',
  'timeout',
  'evaluation',
  'integrity',
  'shared-version',
  'not-a-component',
  'thrown',
  'unknown',
] as const;
export type FailureCause = (typeof failureCauses)[number];

/** A remote that was wanted and failed. */
const failureSchema = z.object({
  kind: z.literal('failure'),
  ...origin,
  /** The exposed module that was wanted, e.g. `./ClientListRoute`. */
  expose: text(80),
  // What a page of an earlier or a later build calls otherwise costs only that word.
  phase: z.withFallback(z.enum(failurePhases), 'unknown'),
  cause: z.withFallback(z.enum(failureCauses), 'unknown'),
  /** Status of the answer when the cause is one. */
  status: z.optional(z.int().check(z.gte(100), z.lte(599))),
  /** Which try it was, counted from 1. */
  attempt: z.int().check(z.gte(1), z.lte(1000)),
  source: z.enum(['active', 'canary', 'override', 'fallback']),
  /** True when the person saw the part all the same: another try or the build before stood in. */
  rendered: z.boolean(),
  message: text(LONGEST_REPORT_MESSAGE),
  at: z.optional(positionSchema),
});
export type FailureReport = z.infer<typeof failureSchema>;

/** An error that nothing caught. */
const errorSchema = z.object({
  kind: z.literal('error'),
  ...origin,
  /** Thrown, or a promise that was rejected and that nobody waited for. */
  how: z.enum(['thrown', 'rejected']),
  message: text(LONGEST_REPORT_MESSAGE),
  at: z.optional(positionSchema),
});

/** Something that the page's policy, or the hash of a file, did not let in. */
const violationSchema = z.object({
  kind: z.enum(['csp', 'integrity']),
  ...origin,
  directive: word(60),
  /** What was kept out: origin and path, or `inline`, `eval` and the like. */
  blocked: text(LONGEST_BLOCKED_ADDRESS),
  at: z.optional(positionSchema),
});

export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] as const;

/** How a page felt: milliseconds, for CLS a share of the screen. */
const vitalSchema = z.object({
  kind: z.literal('vital'),
  ...origin,
  name: z.enum(vitalNames),
  value: milliseconds,
  rating: z.enum(['good', 'needs-improvement', 'poor']),
});

/** What the parts of a remote's first load took; null where there was nothing to wait for, or it is not known. */
const loadSchema = z.object({
  kind: z.literal('load'),
  ...origin,
  phases: z.object({
    registry: z.nullable(milliseconds),
    entry: z.nullable(milliseconds),
    chunk: z.nullable(milliseconds),
    render: z.nullable(milliseconds),
  }),
  /** What came over the line. */
  bytes: z.int().check(z.gte(0), z.lte(LARGEST_BYTES)),
  /** True when nothing of it came over the line. */
  fromCache: z.boolean(),
});

const clientReportSchema = z.discriminatedUnion('kind', [
  failureSchema,
  errorSchema,
  violationSchema,
  vitalSchema,
  loadSchema,
]);
export type ClientReport = z.infer<typeof clientReportSchema>;

/** Kinds of reports, what people were denied first. */
export const reportKinds = ['failure', 'error', 'csp', 'integrity', 'vital', 'load'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Some reports of one page. They carry no personal data, and of addresses neither a query nor a person's name. */
export const clientReportsSchema = z.object({
  hostBuild: word(80),
  reports: z.array(clientReportSchema).check(z.minLength(1), z.maxLength(REPORTS_AT_ONCE)),
});
export type ClientReports = z.infer<typeof clientReportsSchema>;

export const sendClientReports = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/api/client-reports`,
  summary: 'Report what failed in the browser, how pages felt and how remotes loaded',
  tag: 'Operations',
  access: 'public',
  resources: [],
  body: clientReportsSchema,
  result: z.object({ accepted: z.int() }),
});

/** Reports that browsers send by themselves, new way and old; what is not known is left out. */
export const sendBrowserReports = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/api/client-reports/browser`,
  summary: 'Reports of refused content, as browsers send them by themselves',
  tag: 'Operations',
  access: 'public',
  resources: [],
  body: z.union([z.array(z.unknown()).check(z.maxLength(100)), z.record(z.string(), z.unknown())]),
  result: z.object({ accepted: z.int() }),
});

/** Reports that tell the same, counted over the days that were asked for. */
export const reportSummarySchema = z.object({
  kind: z.enum(reportKinds),
  remote: z.string(),
  build: z.string(),
  /** Which of its builds a page used and why; null where that does not matter. */
  source: z.nullable(z.string()),
  /** In one line: what failed, was refused or was measured. */
  what: z.string(),
  at: z.nullable(z.string()),
  /** The newest host build and registry revision it was told of. */
  hostBuild: z.nullable(z.string()),
  revision: z.nullable(z.int()),
  count: z.int(),
  /** How many of them were bad: the person was left without the part, or the page felt poor. */
  bad: z.int(),
  first_seen: instant,
  last_seen: instant,
  /** What three in four stayed below, by what was measured: milliseconds, bytes, for CLS a share of the screen. */
  p75: z.record(z.string(), z.number()),
});
export type ReportSummary = z.infer<typeof reportSummarySchema>;

export const listClientReports = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/client-reports`,
  summary: 'What browsers reported, counted by remote, build and kind; what people were denied comes first',
  tag: 'Operations',
  access: 'staff',
  resources: ['reports'],
  query: z.object({
    page: z.withDefault(pageNumber, 1),
    size: z.withDefault(pageSize, 50),
    remote: z.optional(word(60)),
    build: z.optional(word(80)),
    kind: z.optional(z.enum(reportKinds)),
    /** Days are counted as a whole, in UTC; a day ago when it is not given. */
    since: z.optional(instant),
  }),
  result: z.object({
    reports: z.array(reportSummarySchema),
    /** Number of the next page, null on the last one. */
    nextPage: z.nullable(z.int()),
  }),
});
