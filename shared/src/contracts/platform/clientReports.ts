import { endpoint } from '../endpoint';
import { instant, pageNumber, pageSize, text } from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

export const REPORTS_AT_ONCE = 20;
export const LONGEST_REPORT_MESSAGE = 500;
export const LONGEST_BLOCKED_ADDRESS = 240;

const LONGEST_TIME_MS = 3_600_000;
const LARGEST_BYTES = 1_000_000_000;

/** No spaces: a remote, a build, a directive. */
const word = (longest: number) => z.string().check(z.regex(/^[\w.+-]+$/), z.maxLength(longest));
const milliseconds = z.number().check(z.gte(0), z.lte(LONGEST_TIME_MS));
/** Path, line and column in a file of ours. */
const positionSchema = z.string().check(z.regex(/^[\w./@+-]{1,240}:\d{1,7}:\d{1,9}$/));

const origin = {
  remote: word(60),
  build: word(80),
  revision: z.nullable(z.int().check(z.gte(1))),
};

/** `load`: before anything rendered. `chunk`: a later file. `render`: thrown by its code, effects included. */
const failurePhases = ['load', 'chunk', 'render', 'unknown'] as const;
export type FailurePhase = (typeof failurePhases)[number];

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

const failureSchema = z.object({
  kind: z.literal('failure'),
  ...origin,
  expose: text(80),
  // A phase of another build becomes `unknown`.
  phase: z.withFallback(z.enum(failurePhases), 'unknown'),
  cause: z.withFallback(z.enum(failureCauses), 'unknown'),
  status: z.optional(z.int().check(z.gte(100), z.lte(599))),
  /** Counted from 1. */
  attempt: z.int().check(z.gte(1), z.lte(1000)),
  source: z.enum(['active', 'canary', 'override', 'fallback']),
  /** True when a retry or the fallback build rendered. */
  rendered: z.boolean(),
  message: text(LONGEST_REPORT_MESSAGE),
  at: z.optional(positionSchema),
});
export type FailureReport = z.infer<typeof failureSchema>;

const errorSchema = z.object({
  kind: z.literal('error'),
  ...origin,
  how: z.enum(['thrown', 'rejected']),
  message: text(LONGEST_REPORT_MESSAGE),
  at: z.optional(positionSchema),
});

/** Blocked by the content policy, or by a file's hash. */
const violationSchema = z.object({
  kind: z.enum(['csp', 'integrity']),
  ...origin,
  directive: word(60),
  /** Origin and path, or `inline`, `eval` and the like. */
  blocked: text(LONGEST_BLOCKED_ADDRESS),
  at: z.optional(positionSchema),
});

export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] as const;

/** Milliseconds; for CLS a share of the screen. */
const vitalSchema = z.object({
  kind: z.literal('vital'),
  ...origin,
  name: z.enum(vitalNames),
  value: milliseconds,
  rating: z.enum(['good', 'needs-improvement', 'poor']),
});

/** Null where there was nothing to wait for, or it is unknown. */
const loadSchema = z.object({
  kind: z.literal('load'),
  ...origin,
  phases: z.object({
    registry: z.nullable(milliseconds),
    entry: z.nullable(milliseconds),
    chunk: z.nullable(milliseconds),
    render: z.nullable(milliseconds),
  }),
  bytes: z.int().check(z.gte(0), z.lte(LARGEST_BYTES)),
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

/** The worst first. */
export const reportKinds = ['failure', 'error', 'csp', 'integrity', 'vital', 'load'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** No personal data; URLs without query and names. */
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

/** Reports of the browsers' own APIs, new and old; unknown ones are left out. */
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

/** Equal reports of the requested days. */
export const reportSummarySchema = z.object({
  kind: z.enum(reportKinds),
  remote: z.string(),
  build: z.string(),
  /** Null where it does not matter. */
  source: z.nullable(z.string()),
  what: z.string(),
  at: z.nullable(z.string()),
  /** The newest host build and registry revision reported. */
  hostBuild: z.nullable(z.string()),
  revision: z.nullable(z.int()),
  count: z.int(),
  /** The part was missing, or the page was slow. */
  bad: z.int(),
  first_seen: instant,
  last_seen: instant,
  /** 75th percentile: milliseconds, bytes, for CLS a share of the screen. */
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
    /** Full days in UTC; default: a day ago. */
    since: z.optional(instant),
  }),
  result: z.object({
    reports: z.array(reportSummarySchema),
    nextPage: z.nullable(z.int()),
  }),
});
