import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import httpProxy from '@fastify/http-proxy';
import staticFiles from '@fastify/static';
import { REGISTRY_URL } from '@formline/shared/contracts/platform/registry';
import { SITE_CONFIG_URL } from '@formline/shared/contracts/platform/siteConfig';
import { hasForeignOverride } from '@formline/shared/domain/delivery/overrideOrigins';
import { OTHER_BUILDS_COOKIE, OTHER_BUILDS_SEPARATOR } from '@formline/shared/domain/delivery/rollout';
import { PROFILE_COOKIE, VISITOR_COOKIE } from '@formline/shared/domain/accounts/visitor';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { inChosenScheme } from './inChosenScheme';
import { type Caller, pageFor } from './page';
import { streamBodies } from './requestBodies';
import { commonHeaders, pageHeaders } from './securityHeaders';
import { type SiteLog, siteLog } from './siteLog';
import type { SiteMirror } from './siteMirror';
import { type SiteOnDisk, siteReader } from './site';

export interface GatewayOptions {
  readonly siteDir: string;
  /** When `siteDir` is a copy of a store. */
  readonly mirror?: Pick<SiteMirror, 'bring' | 'fault'>;
  readonly configFile?: string;
  readonly apiUrl: string;
  readonly port: number;
  readonly host: string;
  /** Receives one JSON line for each fault of the site, and for its end. */
  readonly log?: SiteLog;
}

export const API_PREFIXES = ['/v2.2', '/v2.4', '/openapi.json', '/docs', '/documents', '/health', '/ready'];

/** Enough, so that calls queue in the API only, which refuses overload. */
const API_CONNECTIONS = 1_000;

/** Compressed per request, so speed matters more than size. */
const PAGE_COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const IMMUTABLE_FOLDERS = ['host', 'remotes'];

const IMMUTABLE = 'public, max-age=31536000, immutable';

const ONE_DAY = 'public, max-age=86400';

const SIGNED_IN_VISITOR = new RegExp(`(?:^|;\\s*)${VISITOR_COOKIE}=(trainer|manager)(?:;|$)`);

const CLUB_PROFILE = new RegExp(`(?:^|;\\s*)${PROFILE_COOKIE}=club(?:;|$)`);

const OTHER_BUILDS = new RegExp(`(?:^|;\\s*)${OTHER_BUILDS_COOKIE}=([\\w.-]+)`);

function callerOf({ headers: { cookie = '' } }: FastifyRequest): Caller {
  const hint = SIGNED_IN_VISITOR.exec(cookie)?.[1];
  return {
    visitor: hint === 'trainer' || hint === 'manager' ? hint : 'signed-out',
    profile: CLUB_PROFILE.test(cookie) ? 'club' : 'personal',
    otherBuilds: OTHER_BUILDS.exec(cookie)?.[1]?.split(OTHER_BUILDS_SEPARATOR) ?? [],
  };
}

const NO_SITE = 'Nothing was delivered here yet.';

/** A missing file must never be answered with the page. */
const looksLikeFile = (pathname: string) => /\.[a-z0-9]{1,5}$/i.test(pathname);

function pageSender(readSite: () => SiteOnDisk) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const pathname = request.url.replace(/[?#].*$/, '');
    if (!['GET', 'HEAD'].includes(request.method) || looksLikeFile(pathname)) {
      return reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('Not found');
    }
    const site = readSite();
    if (site.page === '') return reply.code(503).header('Retry-After', '5').type('text/plain').send(NO_SITE);
    const page = pageFor(site, pathname, callerOf(request));
    const hasOverride = hasForeignOverride(request.headers.cookie);
    const html = inChosenScheme(page.html, request.headers.cookie);
    reply
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Cookie, Accept-Encoding')
      .headers(pageHeaders({ ...site, hasOverride }, page))
      .type('text/html; charset=utf-8');
    if (!request.headers['accept-encoding']?.includes('br')) return reply.send(html);
    return reply.header('Content-Encoding', 'br').send(brotliCompressSync(html, PAGE_COMPRESSION));
  };
}

/** Open tabs poll the registry: unchanged ones are not sent again. */
function registrySender(readSite: () => SiteOnDisk) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const { registryText, registryTag } = readSite();
    if (registryText === '') return reply.code(503).header('Cache-Control', 'no-store').send(NO_SITE);
    reply.header('Cache-Control', 'no-cache').header('ETag', registryTag);
    if (request.headers['if-none-match'] === registryTag) return reply.code(304).send();
    return reply.type('application/json').send(registryText);
  };
}

const READY = '/ready';
const READY_TIMEOUT_MS = 5_000;

/** The API's answer, and what is damaged of the site, which is served all the same. */
function readySender(apiUrl: string, readSite: () => SiteOnDisk) {
  return async (_request: FastifyRequest, reply: FastifyReply) => {
    const { page, revision, faults } = readSite();
    const answer = await fetch(apiUrl + READY, { signal: AbortSignal.timeout(READY_TIMEOUT_MS) }).catch(
      () => null,
    );
    const api: unknown = await answer?.json().catch(() => null);
    const isReady = answer?.ok === true && page !== '';
    const status = { status: isReady ? 'ready' : 'not ready', ...(typeof api === 'object' && api) };
    const code = page === '' || !answer ? 503 : answer.status;
    return reply
      .code(code)
      .header('Cache-Control', 'no-store')
      .send({ ...status, site: { revision, faults } });
  };
}

/** Answers carry no message, which may name files of this machine. */
function hideErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, _request, reply) => {
    const status = typeof error === 'object' && error !== null ? Number(Reflect.get(error, 'statusCode')) : 0;
    const code = status >= 400 && status < 600 ? status : 500;
    return reply
      .code(code)
      .header('Cache-Control', 'no-store')
      .send({ statusCode: code, message: 'Not available' });
  });
}

const BUILD_FILE = /^\/((?:host|remotes)\/[\w@+~./-]+)$/;

/** A store that does not answer is as if the file were missing; `/ready` says why. */
function bringMissingFiles(app: FastifyInstance, { bring }: Pick<SiteMirror, 'bring'>): void {
  app.addHook('onRequest', async ({ url }) => {
    const key = BUILD_FILE.exec(url.replace(/[?#].*$/, ''))?.[1];
    if (key !== undefined) await bring(key).catch(() => undefined);
  });
}

async function serveBuilds(app: FastifyInstance, siteDir: string): Promise<void> {
  for (const folder of IMMUTABLE_FOLDERS) {
    await app.register(staticFiles, {
      root: path.join(siteDir, folder),
      prefix: `/${folder}/`,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response) => {
        response.setHeader('Cache-Control', IMMUTABLE);
      },
    });
  }
}

async function passOnApiCalls(app: FastifyInstance, apiUrl: string): Promise<void> {
  for (const prefix of API_PREFIXES.filter((name) => name !== READY)) {
    await app.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      proxyPayloads: false,
      undici: { connections: API_CONNECTIONS },
      replyOptions: {
        // No retries: the client is told when to retry.
        retryDelay: () => null,
        // The API counts attempts by address, so the visitor's own header is dropped.
        rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.ip }),
      },
    });
  }
}

export async function startGateway(options: GatewayOptions) {
  const { siteDir, mirror, apiUrl, port, host } = options;
  const configFile = options.configFile ?? path.join(siteDir, SITE_CONFIG_URL);
  const app = fastify({ logger: false, forceCloseConnections: true, trustProxy: false });
  const readSite = siteLog(siteReader({ siteDir, configFile, fault: mirror?.fault }), options.log);
  hideErrors(app);
  if (mirror) bringMissingFiles(app, mirror);
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(commonHeaders)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
  streamBodies(app);
  await passOnApiCalls(app, apiUrl);
  await serveBuilds(app, siteDir);
  await app.register(staticFiles, { root: siteDir, serve: false });
  app.get(READY, readySender(apiUrl, readSite));
  app.get(REGISTRY_URL, registrySender(readSite));
  app.get(SITE_CONFIG_URL, (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').send(readSite().config),
  );
  app.get('/favicon.svg', (_request, reply) =>
    reply.header('Cache-Control', ONE_DAY).sendFile('favicon.svg'),
  );
  app.setNotFoundHandler(pageSender(readSite));
  await app.listen({ port, host });
  const address = app.server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return { url: `http://localhost:${actualPort}`, close: () => app.close() };
}
