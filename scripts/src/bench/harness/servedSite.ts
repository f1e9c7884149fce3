import path from 'node:path';
import staticFiles from '@fastify/static';
import type { TokenAnswer } from '@formline/shared/contracts/accounts/auth';
import type { Endpoint } from '@formline/shared/contracts/endpoint';
import { checkTerms } from '@formline/shared/contracts/accounts/legalDocuments';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { buildStale } from '@formline/tooling/build';
import { startGateway } from '@formline/tooling/gateway';
import fastify from 'fastify';
import type { BuiltPage } from './buildPage';

const LOOPBACK = '127.0.0.1';
const FAKE_TOKENS = { access_token: 'bench', refresh_token: 'bench' };

/** The stored session of a trainer, so that a page opens at its URL. */
export const benchSession = (
  url: string,
  tokens: Pick<TokenAnswer, 'access_token' | 'refresh_token'> = FAKE_TOKENS,
) => {
  const { origin, hostname } = new URL(url);
  const { access_token, refresh_token } = tokens;
  const expires_in = Date.now() + 3_600_000;
  const token = { access_token, refresh_token, token_type: 'Bearer', expires_in, cc_manager: false };
  const value = JSON.stringify({ ...token, sign_in_id: 'bench' });
  const cookie = { name: 'formline_visitor', value: 'trainer', domain: hostname, path: '/', expires: -1 };
  return {
    cookies: [{ ...cookie, httpOnly: false, secure: false, sameSite: 'Lax' as const }],
    origins: [{ origin, localStorage: [{ name: 'formline.token', value }] }],
  };
};

type Query = Readonly<Record<string, string | undefined>>;
const isFunction = (value: unknown): value is (query: Query) => unknown => typeof value === 'function';

export type Answers = readonly (readonly [Endpoint, unknown])[];

export async function serveSite(siteDir: string, answers: Answers): Promise<string> {
  const api = fastify({ forceCloseConnections: true });
  const common: Answers = [
    [readCurrentUser, buildCurrentUser({ subscription: 'pro' })],
    [checkTerms, { requires_pp_update: false, required_tc_update: false }],
  ];
  for (const [{ method, path: url }, result] of [...common, ...answers]) {
    api.route<{ Querystring: Query }>({
      method,
      url,
      handler: ({ query }) => ({ result: isFunction(result) ? result(query) : result }),
    });
  }
  const apiUrl = await api.listen({ host: LOOPBACK, port: 0 });
  return (await startGateway({ siteDir, apiUrl, host: LOOPBACK, port: 0 })).url;
}

export async function serveProduct(at: string, answers: Answers): Promise<string> {
  const { siteDir } = await buildStale({ onProgress: console.log });
  return `${await serveSite(siteDir, answers)}${at}`;
}

export async function servePage({ dir, html }: BuiltPage, data?: unknown): Promise<string> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(staticFiles, { root: path.join(dir, 'host'), prefix: '/host/', preCompressed: true });
  if (data !== undefined) app.get('/data.json', () => data);
  app.setNotFoundHandler((_request, reply) => reply.type('text/html').send(html));
  return app.listen({ host: LOOPBACK, port: 0 });
}
