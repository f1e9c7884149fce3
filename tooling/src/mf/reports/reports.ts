import { reportKinds } from '@formline/shared/contracts/platform/clientReports';
import { DeliveryError } from '../../delivery/DeliveryError';
import { type Call, type Command, type Outcome, UsageError } from '../Command';
import { readOwners, readReports, type ReportsSite } from './readReports';
import { reportLines } from './reportLines';
import { reportsTexts } from './reports.texts';

const LOCAL_URL = 'http://127.0.0.1:3000';
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

export const isLoopback = (url: string): boolean => URL.canParse(url) && LOOPBACK.test(new URL(url).hostname);

/** A product on this machine has the demo account by default. */
const demoAccount = { user: 'staff@formline.test', password: 'Formline1!' };

/** The demo account is tried on this machine only. */
export function reportsSite(url: string | null, env: NodeJS.ProcessEnv): ReportsSite {
  const address = (url ?? (env['MF_URL'] || LOCAL_URL)).replace(/\/+$/, '');
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new UsageError(reportsTexts.badUrl(address));
  const user = env['MF_USER'] ?? '';
  const password = env['MF_PASSWORD'] ?? '';
  if (user !== '' && password !== '') return { url: address, user, password };
  if (user !== '' || password !== '' || !isLoopback(address))
    throw new DeliveryError(reportsTexts.accountMissing);
  return { url: address, ...demoAccount };
}

function wantedOf({ text }: Call): Record<string, string> {
  const kind = text('kind');
  if (kind !== null && !reportKinds.some((known) => known === kind))
    throw new UsageError(reportsTexts.badKind(kind));
  const given = text('since');
  const since = given === null ? null : sinceMoment(given, new Date());
  if (given !== null && since === null) throw new UsageError(reportsTexts.badSince(given));
  const wanted = { remote: text('remote'), build: text('build'), kind, since: since?.toISOString() ?? null };
  return Object.fromEntries(
    Object.entries(wanted).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}

async function run(call: Call): Promise<Outcome> {
  const wanted = wantedOf(call);
  const site = reportsSite(call.text('url'), process.env);
  const { reports, hasMore } = await readReports(site, wanted);
  const lines = [
    ...reportLines(reports, await readOwners(site)),
    ...(hasMore ? [reportsTexts.more(reports.length)] : []),
  ];
  return { lines, data: { wanted, reports, hasMore } };
}

const { usage, summary, details, options } = reportsTexts;

export const reports: Command = {
  usage,
  summary,
  details,
  options: {
    url: { type: 'string', help: options.url },
    remote: { type: 'string', help: options.remote },
    build: { type: 'string', help: options.build },
    kind: { type: 'string', help: options.kind },
    since: { type: 'string', help: options.since },
  },
  run,
};

const UNITS_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

export function sinceMoment(text: string, now: Date): Date | null {
  const [, amount, unit = ''] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  const unitMs = UNITS_MS[unit];
  if (amount !== undefined && unitMs !== undefined) return new Date(now.getTime() - Number(amount) * unitMs);
  const moment = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(text) : null;
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
}
