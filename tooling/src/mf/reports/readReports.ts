import { requestToken, revokeToken } from '@formline/shared/contracts/accounts/auth';
import { listClientReports, type ReportSummary } from '@formline/shared/contracts/platform/clientReports';
import { parseRegistry, REGISTRY_URL } from '@formline/shared/contracts/platform/registry';
import type { Endpoint } from '@formline/shared/contracts/endpoint';
import * as z from '@formline/shared/contracts/schema';
import { DeliveryError } from '../../delivery/DeliveryError';
import { reportsTexts } from './reports.texts';

const TIMEOUT_MS = 30_000;
const MOST_PAGES = 10;

export interface ReportsSite {
  readonly url: string;
  readonly user: string;
  readonly password: string;
}

async function ask({ url }: ReportsSite, path: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(url + path, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch {
    throw new DeliveryError(reportsTexts.noAnswer(url));
  }
}

const sent = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

async function payloadOf<E extends Endpoint>(
  { result }: E,
  answer: Response,
): Promise<z.output<E['result']> | null> {
  const body: unknown = await answer.json().catch(() => null);
  const enveloped = z.safeParse(z.object({ result: z.unknown() }), body);
  const parsed = z.safeParse<E['result']>(result, enveloped.data?.result);
  return parsed.success ? parsed.data : null;
}

async function signIn(site: ReportsSite) {
  const { url, user, password } = site;
  const grant = { grant_type: 'password', scope: 'read', username: user, password };
  const answer = await ask(site, requestToken.path, sent(grant));
  const body: unknown = await answer.json().catch(() => null);
  const token = z.safeParse(requestToken.result, body);
  if (!answer.ok || !token.success) throw new DeliveryError(reportsTexts.notSignedIn(url));
  return token.data;
}

/** Reads page by page and signs out again. @throws DeliveryError when the site refuses this account */
export async function readReports(site: ReportsSite, wanted: Readonly<Record<string, string>>) {
  const token = await signIn(site);
  const headers = { Authorization: `Bearer ${token.access_token}` };
  const reports: ReportSummary[] = [];
  let page: number | null = 1;
  try {
    while (page !== null && page <= MOST_PAGES) {
      const query = new URLSearchParams({ ...wanted, page: String(page) });
      const answer: Response = await ask(site, `${listClientReports.path}?${query.toString()}`, { headers });
      if (answer.status === 403) throw new DeliveryError(reportsTexts.notStaff(site.url));
      const found = await payloadOf(listClientReports, answer);
      if (!found) throw new DeliveryError(reportsTexts.noReports(site.url));
      reports.push(...found.reports);
      page = found.nextPage;
    }
  } finally {
    await ask(site, revokeToken.path, sent({ refresh_token: token.refresh_token }));
  }
  return { reports, hasMore: page !== null };
}

/** From the site's registry; a site without one has no owners to name. */
export async function readOwners({ url }: ReportsSite): Promise<ReadonlyMap<string, string>> {
  try {
    const answer = await fetch(url + REGISTRY_URL, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { remotes } = parseRegistry(await answer.json());
    return new Map(
      remotes.map(({ name, owner, active }) => {
        const contact = active.manifest.owner?.contact;
        return [name, contact === undefined ? owner : `${owner}, ${contact}`];
      }),
    );
  } catch {
    // The reports matter more than the names beside them.
    return new Map();
  }
}
