import type { EarlyAnswer, EarlyRead } from '@formline/shared/contracts/platform/earlyReads';
import { idleStateAt } from '../shell/session-timeout/idleRule';

/** Records of the session, whose schemas are too large for an inline script. */
const STORED_TOKEN = 'formline.token';
const LAST_ACTIVITY = 'formline.lastActivity';
const CLUB_OF_TAB = 'formline.session.club';
const SHOWN_CLUB = 'formline.session.shownClub';

/** As long as an answer counts as fresh in the query cache. */
const FRESH_MS = 30_000;
const TIMEOUT_MS = 30_000;

/**
 * Runs inline in the head: asks for the data of the page while scripts load. The API client takes the answers.
 * @param config id of the element with the site's configuration
 * @param session URL of who is signed in
 * @param reads URLs with parameters, separated by spaces; left out for a page whose query has others
 * @param pattern of the page's path
 */
export function startEarlyReads(given: DOMStringMap): void {
  const { config = '', session = '', reads = '', pattern = '' } = given;
  const token = validToken();
  if (token === null || isClosed(config) || isIdle()) return;
  const started = new Map<string, EarlyRead>();
  window.formlineEarlyReads = started;
  const parameters: readonly string[] = reads.match(/:\w+/g) ?? [];
  const isKnown = [...new URLSearchParams(location.search).keys()].every((name) =>
    parameters.includes(`:${name}`),
  );
  const ofPage = isKnown ? (reads.match(/\S+/g) ?? []).flatMap((read) => urlOf(read, pattern) ?? []) : [];
  for (const url of [session, ...ofPage]) {
    const read: EarlyRead = { token, answer: ask(url, token) };
    started.set(url, read);
    const forget = () => setTimeout(() => started.delete(url), FRESH_MS);
    read.answer.then((answer) => {
      read.settled = answer;
      forget();
    }, forget);
  }
}

/** The body is read at once: a request whose body nobody reads does not end. */
async function ask(url: string, token: string): Promise<EarlyAnswer> {
  const answer = await fetch(url, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

function parsed(read: () => string | null | undefined): unknown {
  try {
    return JSON.parse(read() ?? 'null');
  } catch {
    // Storage may be forbidden, and its text damaged.
    return null;
  }
}

const fieldOf = (record: unknown, name: string): unknown =>
  record instanceof Object ? Reflect.get(record, name) : undefined;

const isClosed = (config: string): boolean =>
  fieldOf(
    parsed(() => document.getElementById(config)?.textContent),
    'maintenance',
  ) === true;

/** The host is about to end this session. */
function isIdle(): boolean {
  const last = parsed(() => localStorage.getItem(LAST_ACTIVITY));
  return typeof last === 'number' && idleStateAt(Date.now(), last).phase === 'expired';
}

function validToken(): string | null {
  const record = parsed(() => localStorage.getItem(STORED_TOKEN));
  const token = fieldOf(record, 'access_token');
  return typeof token === 'string' && Number(fieldOf(record, 'expires_in')) > Date.now() ? token : null;
}

function chosenClub(): string {
  const record = parsed(() => sessionStorage.getItem(CLUB_OF_TAB) ?? localStorage.getItem(SHOWN_CLUB));
  const club = fieldOf(record, 'clubId');
  return typeof club === 'number' ? String(club) : '';
}

/** Null when the page's URL lacks an id of the path. */
function urlOf(read: string, pattern: string): string | null {
  const search = new URLSearchParams(location.search);
  const segments = location.pathname.split('/');
  const date = today();
  const values = new Map<string, string | undefined>([
    ...pattern.split('/').map((name, index) => [name, segments[index]] as const),
    ...[...search].map(([name, value]) => [`:${name}`, value] as const),
    [':club', chosenClub()],
    [':today', date],
    [':year', date.slice(0, 4)],
    [':month', String(Number(date.slice(5, 7)))],
  ]);
  const filled = (part: string, valueIn: (given?: string) => string) =>
    part.replace(/:\w+/g, (name) => valueIn(values.get(name)));
  const [path = '', query = ''] = read.split('?');
  const url = filled(path, idOf);
  if (url.split('/').slice(1).includes('')) return null;
  const given = [...new URLSearchParams(query)].map(([name, value]) => [name, filled(value, wordOf)]);
  const params = new URLSearchParams(given.filter(([, value]) => value));
  return params.size > 0 ? `${url}?${params.toString()}` : url;
}

/** In the browser's zone. Without `Intl`, whose first use takes longer than all else here. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The server refuses other ids, and each refusal is an error in the console. Those of ten digits are left to the page. */
const idOf = (value = ''): string => (/^[1-9]\d{0,8}$/.test(value) ? value : '');

/** Anything else could name another call. */
const wordOf = (value = ''): string => (/^[\w-]+$/.test(value) ? value : '');
