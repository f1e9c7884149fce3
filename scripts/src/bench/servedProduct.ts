import path from 'node:path';
import staticFiles from '@fastify/static';
import type { Endpoint } from '@formline/shared/contracts/endpoint';
import { checkTerms } from '@formline/shared/contracts/legalDocuments';
import { type CurrentUser, readCurrentUser } from '@formline/shared/contracts/users';
import { buildStale } from '@formline/tooling/build';
import { startGateway } from '@formline/tooling/gateway';
import fastify from 'fastify';
import type { ComparisonPage } from './comparisonBuilds';

const LOOPBACK = '127.0.0.1';

const trainer: CurrentUser = {
  id: 1,
  first_name: 'Maya',
  last_name: 'Thornton',
  full_name: 'Maya Thornton',
  email: 'maya@formline.test',
  phone_number: null,
  birth_date: null,
  gender: 'FEMALE',
  avatar_url: null,
  role: 'TRAINER',
  formline_role: 'trainer',
  unit_height: 'in',
  unit_weight: 'lb',
  subscription: 'pro',
  subscription_expiration_date: '2099-01-01T00:00:00.000Z',
  max_free_clients: 1,
  bypass_subscription: false,
  is_staff: false,
  email_confirmed: true,
  held_free_places: [],
  deletion_due_on: null,
  permissions: [],
  club_connect_user: [],
  ua_guid: null,
  ua_id: null,
};

/** A page that is served until it is closed. */
export interface ServedPage {
  /** Address of what is measured. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** An answer that is made from what a request asks for. */
type Answer = (query: Readonly<Record<string, string | undefined>>) => unknown;

const isAnswer = (value: unknown): value is Answer => typeof value === 'function';

/** What a server answers: each as it is, or made by a function. */
export type Answers = readonly (readonly [Endpoint, unknown])[];

/** The product before a server that knows one trainer and gives these answers. */
export async function serveProduct(at: string, answers: Answers): Promise<ServedPage> {
  const { siteDir } = await buildStale({ onProgress: console.log });
  const { url, close } = await serveSite(siteDir, answers);
  return { url: `${url}${at}`, close };
}

/** A site behind the product's gateway, before a server that knows one trainer and gives these answers. */
export async function serveSite(siteDir: string, answers: Answers): Promise<ServedPage> {
  const api = fastify({ forceCloseConnections: true });
  const common = [
    [readCurrentUser, trainer],
    [checkTerms, { requires_pp_update: false, required_tc_update: false }],
  ] as const;
  for (const [{ method, path: url }, result] of [...common, ...answers]) {
    api.route<{ Querystring: Record<string, string | undefined> }>({
      method,
      url,
      handler: ({ query }) => ({ result: isAnswer(result) ? result(query) : result }),
    });
  }
  const apiUrl = await api.listen({ host: LOOPBACK, port: 0 });
  const gateway = await startGateway({ siteDir, apiUrl, host: LOOPBACK, port: 0 });
  return {
    url: gateway.url,
    close: async () => {
      await gateway.close();
      await api.close();
    },
  };
}

/** A page of one program, which reads its data from an address beside it. */
export async function servePage(
  { dir, html }: ComparisonPage,
  data: { readonly at: string; readonly value: unknown },
): Promise<ServedPage> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(staticFiles, { root: path.join(dir, 'host'), prefix: '/host/', preCompressed: true });
  app.get(data.at, () => data.value);
  app.setNotFoundHandler((_request, reply) => reply.type('text/html').send(html));
  const url = await app.listen({ host: LOOPBACK, port: 0 });
  return { url, close: () => app.close() };
}
