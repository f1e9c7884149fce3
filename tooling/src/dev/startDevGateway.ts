import { mkdirSync } from 'node:fs';
import path from 'node:path';
import httpProxy from '@fastify/http-proxy';
import staticFiles from '@fastify/static';
import { REGISTRY_URL } from '@formline/shared/contracts/platform/registry';
import { ORIGINAL_STACK_URL } from '@formline/shared/contracts/platform/development';
import { BUILD_RECORD_FILE } from '@formline/shared/contracts/platform/buildRecord';
import { SITE_CONFIG_URL } from '@formline/shared/contracts/platform/siteConfig';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type BrowserPackage, packageDir, remoteNames } from '../build/workspace';
import { DeliveryError } from '../delivery/DeliveryError';
import { inChosenScheme } from '../gateway/inChosenScheme';
import { pageFor } from '../gateway/page';
import { API_PREFIXES } from '../gateway/startGateway';
import type { Site } from '../gateway/site';
import { devTexts } from './dev.texts';
import { DEV_HOST_PATH } from './devHost';
import { devRecord } from './devSite';
import { devPath, devSocketPath } from './devServer';
import { originalStack } from './originalStack';

export interface DevGatewayOptions {
  readonly port: number;
  readonly devPorts: ReadonlyMap<BrowserPackage, number>;
  readonly site: (path: string) => Promise<Site>;
  readonly upstream: string;
  readonly isFullDashboard: boolean;
  /** Of the host with development's React, where no server builds it. */
  readonly hostFolder?: string | undefined;
  readonly usedFrom?: string | undefined;
}

const isPageRequest = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && (headers.accept ?? '').includes('text/html') && !/\.[a-z0-9]{1,5}(\?|$)/i.test(url);

async function proxyTo(app: FastifyInstance, prefix: string, upstream: string): Promise<void> {
  await app.register(httpProxy, { upstream, prefix, rewritePrefix: prefix, websocket: true });
}

const FAVICON = '/favicon.svg';

async function serveFavicon(app: FastifyInstance): Promise<void> {
  await app.register(staticFiles, { root: path.join(packageDir('host'), 'public'), serve: false });
  app.get(FAVICON, (_request, reply) => reply.sendFile(path.basename(FAVICON)));
}

async function serveHost(app: FastifyInstance, root: string): Promise<void> {
  // It may be built later.
  mkdirSync(root, { recursive: true });
  await app.register(staticFiles, { root, prefix: DEV_HOST_PATH, cacheControl: false });
}

function serveRecords(app: FastifyInstance, { devPorts, usedFrom }: DevGatewayOptions): void {
  for (const name of remoteNames.filter((remote) => devPorts.has(remote))) {
    app.get(devPath(name) + BUILD_RECORD_FILE, async (_request, reply) => {
      if (usedFrom !== undefined) reply.header('Access-Control-Allow-Origin', usedFrom);
      return reply.send(await devRecord(name));
    });
  }
}

/** Scripts and their maps come from the same gateway, whoever builds them. */
function serveOriginalStacks(app: FastifyInstance, port: number): void {
  const readMap = async (script: string): Promise<string | null> => {
    const answer = await fetch(`http://127.0.0.1:${port}${script}.map`);
    return answer.ok ? answer.text() : null;
  };
  app.post<{ Body: string }>(ORIGINAL_STACK_URL, ({ body }) => originalStack(body, readMap));
}

export async function startDevGateway(options: DevGatewayOptions) {
  const { port, devPorts, site, upstream, isFullDashboard, hostFolder } = options;
  const app = fastify({ logger: false, forceCloseConnections: true });
  for (const [name, devPort] of devPorts) {
    await proxyTo(app, devPath(name), `http://127.0.0.1:${devPort}`);
    await proxyTo(app, devSocketPath(name), `http://127.0.0.1:${devPort}`);
  }
  serveRecords(app, options);
  serveOriginalStacks(app, port);
  if (hostFolder !== undefined) await serveHost(app, hostFolder);
  const upstreamPrefixes = isFullDashboard ? [...API_PREFIXES, '/host', '/remotes'] : API_PREFIXES;
  for (const prefix of upstreamPrefixes) await proxyTo(app, prefix, upstream);
  if (isFullDashboard) await proxyTo(app, FAVICON, upstream);
  else await serveFavicon(app);
  app.get(REGISTRY_URL, async (_request, reply) =>
    reply.type('application/json').send((await site('/')).registryText),
  );
  app.get(SITE_CONFIG_URL, async (_request, reply) => reply.send((await site('/')).config));
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPageRequest(request)) return reply.code(404).type('text/plain').send('Not found');
    const pathname = request.url.replace(/[?#].*$/, '');
    const { html } = pageFor({ ...(await site(pathname)), remotes: [] }, pathname, {
      visitor: 'signed-out',
      profile: 'personal',
      otherBuilds: [],
    });
    return reply
      .header('Cache-Control', 'no-store')
      .type('text/html')
      .send(inChosenScheme(html, request.headers.cookie));
  });
  await app.listen({ port, host: '127.0.0.1' }).catch((error: unknown) => {
    const isInUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isInUse ? new DeliveryError(devTexts.portInUse(port)) : error;
  });
  return { close: () => app.close() };
}
