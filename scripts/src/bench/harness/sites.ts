import { writeFileSync } from 'node:fs';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { Endpoint } from '@formline/shared/contracts/endpoint';
import { checkTerms } from '@formline/shared/contracts/accounts/legalDocuments';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { bundle, filesByChunk } from '@formline/tooling/build/bundle';
import { compressFolder } from '@formline/tooling/build/compressFolder';
import { HEAD_MARK, hostPage } from '@formline/tooling/build/hostPage';
import { hashFolder } from '@formline/tooling/build/integrityFile';
import { deliverWorkspace } from '@formline/tooling/delivery/deliverWorkspace';
import { startGateway } from '@formline/tooling/gateway';
import { packageDir, workspaceRoot } from '@formline/tooling/workspace';
import { baseConfig, type BuildTarget } from '@formline/tooling/webpack/baseConfig';
import fastify from 'fastify';

const LOOPBACK = '127.0.0.1';

type Query = Readonly<Record<string, string | undefined>>;
const isFunction = (value: unknown): value is (query: Query) => unknown => typeof value === 'function';

/** What endpoints answer, as a value or made from the query. */
export type Answers = readonly (readonly [Endpoint, unknown])[];

/** Behind the product's gateway, with an API that answers at once. */
export async function serveSite(siteDir: string, answers: Answers = []): Promise<string> {
  const api = fastify({ forceCloseConnections: true });
  const common: Answers = [
    [readCurrentUser, buildCurrentUser({ subscription: 'pro' })],
    [checkTerms, { requires_pp_update: false, required_tc_update: false }],
  ];
  for (const [{ method, path: url, envelope }, answer] of [...common, ...answers]) {
    api.route<{ Querystring: Query }>({
      method,
      url,
      handler: ({ query }) => {
        const result = isFunction(answer) ? answer(query) : answer;
        return envelope === false ? result : { result };
      },
    });
  }
  const apiUrl = await api.listen({ host: LOOPBACK, port: 0 });
  return (await startGateway({ siteDir, apiUrl, host: LOOPBACK, port: 0 })).url;
}

export const buildProduct = async () => (await deliverWorkspace({ onProgress: console.log })).siteDir;

export const serveProduct = async (at: string, answers: Answers) =>
  `${await serveSite(await buildProduct(), answers)}${at}`;

export const benchDir = path.join(workspaceRoot, '.cache/bench');

export const targetFor = (build: string): BuildTarget => ({
  name: 'host',
  build,
  mode: 'production',
  outputDir: path.join(benchDir, build, 'host', build),
});

export interface BaselinePage {
  readonly name: string;
  readonly program: string;
  readonly styles?: string;
}

const DEPENDENTS = ['shared', 'mf-clients', 'mf-groups', 'mf-schedule', 'host'];

export interface BuiltPage {
  readonly dir: string;
  readonly html: string;
}

/** Builds a program as the host is built. */
export async function buildPage({ name, program, styles }: BaselinePage): Promise<BuiltPage> {
  const entry = path.join(packageDir('shared'), `node_modules/.formline-${name}.tsx`);
  writeFileSync(entry, program);
  const target = targetFor(name);
  const config = baseConfig(target);
  const folders = DEPENDENTS.map((dependent) => path.join(packageDir(dependent), 'node_modules'));
  const modules = [...folders, 'node_modules'];
  const stats = await bundle({ ...config, entry: { main: entry }, resolve: { ...config.resolve, modules } });
  await compressFolder(target.outputDir);
  const built = { files: filesByChunk(stats), integrity: hashFolder(target.outputDir) };
  const style = styles ? `<style>${styles}</style>` : '';
  const html = hostPage({ build: name, ...built }).replace(HEAD_MARK, style);
  return { dir: path.join(benchDir, name), html };
}

/** The page reads the data from `/data.json`. */
export async function servePage({ dir, html }: BuiltPage, data?: unknown): Promise<string> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(staticFiles, { root: path.join(dir, 'host'), prefix: '/host/', preCompressed: true });
  if (data !== undefined) app.get('/data.json', () => data);
  app.setNotFoundHandler((_request, reply) => reply.type('text/html').send(html));
  return app.listen({ host: LOOPBACK, port: 0 });
}

export const serveBaseline = async (page: BaselinePage, data?: unknown): Promise<string> =>
  servePage(await buildPage(page), data);
