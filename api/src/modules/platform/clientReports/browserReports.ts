import {
  type ClientReport,
  LONGEST_BLOCKED_ADDRESS,
} from '@formline/shared/contracts/platform/clientReports';
import * as z from '@formline/shared/contracts/schema';
import { codeOrigin, HOST_NAME, UNKNOWN_NAME } from '@formline/shared/domain/delivery/codeOrigin';
import { scrubAddress } from '@formline/shared/domain/delivery/scrubAddress';

type ViolationReport = Extract<ClientReport, { kind: 'csp' | 'integrity' }>;

const MOST_TAKEN = 20;

const words = z.withFallback(z.string(), '');
const position = z.withFallback(z.int(), 0);

interface BrowserReports {
  readonly kind: ViolationReport['kind'];
  readonly directive: string;
  readonly blocked: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const reportedSchema = z.object({
  type: z.enum(['csp-violation', 'integrity-violation']),
  body: z.object({
    effectiveDirective: words,
    blockedURL: words,
    sourceFile: words,
    lineNumber: position,
    columnNumber: position,
    destination: words,
  }),
});

const oldSchema = z.object({
  'csp-report': z.object({
    'effective-directive': words,
    'violated-directive': words,
    'blocked-uri': words,
    'source-file': words,
    'line-number': position,
    'column-number': position,
  }),
});

function readReported(one: unknown): BrowserReports[] {
  const read = z.safeParse(reportedSchema, one);
  if (!read.success) return [];
  const { type, body } = read.data;
  const file = { file: body.sourceFile, line: body.lineNumber, column: body.columnNumber };
  const blocked = body.blockedURL;
  if (type === 'csp-violation') {
    return [{ kind: 'csp', directive: body.effectiveDirective, blocked, ...file }];
  }
  // Integrity reports name no requesting file; the blocked file identifies the build.
  return [{ kind: 'integrity', directive: body.destination, blocked, file: blocked, line: 0, column: 0 }];
}

function readOld(one: unknown): BrowserReports[] {
  const report = z.safeParse(oldSchema, one).data?.['csp-report'];
  if (!report) return [];
  // Some browsers send the directive with its sources.
  const [directive = ''] = (report['effective-directive'] || report['violated-directive']).split(' ');
  const file = { file: report['source-file'], line: report['line-number'], column: report['column-number'] };
  return [{ kind: 'csp', directive, blocked: report['blocked-uri'], ...file }];
}

const isOfExtension = ({ file, blocked }: BrowserReports) => /^(?:\w+-)*extension\b/.test(file || blocked);

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : '';
}

function toReport({ kind, directive, blocked, file, line, column }: BrowserReports): ViolationReport {
  const path = pathOf(file);
  const owner = codeOrigin(path);
  const location = `${path}:${line}:${column}`;
  const isPosition = owner !== null && kind === 'csp' && /^[\w./@+-]{1,240}:\d{1,7}:\d{1,9}$/.test(location);
  // The host renders on behalf of remotes, so its files do not identify the remote that caused a violation.
  const attributed = owner === null || (kind === 'csp' && owner.remote === HOST_NAME) ? null : owner;
  return {
    kind,
    ...(attributed ?? { remote: UNKNOWN_NAME, build: UNKNOWN_NAME }),
    revision: null,
    directive: /^[\w-]{1,60}$/.test(directive) ? directive : UNKNOWN_NAME,
    blocked: scrubAddress(blocked || 'inline').slice(0, LONGEST_BLOCKED_ADDRESS) || UNKNOWN_NAME,
    ...(isPosition && { at: location }),
  };
}

/** Accepts lists and single objects. Drops URLs, samples, referrers and reports of extensions. */
export function browserReports(body: unknown): ViolationReport[] {
  const reported = Array.isArray(body) ? body.flatMap(readReported) : readOld(body);
  return reported
    .filter((one) => !isOfExtension(one))
    .slice(0, MOST_TAKEN)
    .map(toReport);
}
