import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_RECORD_FILE } from '@formline/shared/contracts/platform/buildRecord';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { DeliveryError } from '../DeliveryError';
import { etagOf, tagOf } from '../store/etag';
import { checkedKey, type Store } from '../store/Store';
import { type DeliveryToken, findToken, readTokens } from './deliveryTokens';
import { deliveryServerTexts as texts } from './deliveryServer.texts';
import { writeRefusal } from './writeRefusal';

const LARGEST_FILE = 64 * 1024 * 1024;
const ANY_FILE = '/files/*';
const AUDIT_FILE = 'audit.jsonl';

interface DeliveryServerOptions {
  readonly store: Store;
  /** Read at each request, so that a revoked token ends at once. */
  readonly tokensFile: string;
  readonly host: string;
  /** 0: a free one. */
  readonly port: number;
}

export interface DeliveryServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

interface Entry {
  readonly key: string;
  readonly refused?: string;
}

/**
 * A store over HTTP for those who hold a token: reads everything, writes what the token allows. What was
 * published, changed or refused is appended to `audit.jsonl` beside the tokens.
 */
export async function startDeliveryServer(options: DeliveryServerOptions): Promise<DeliveryServer> {
  const app = fastify({ bodyLimit: LARGEST_FILE, forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const isPlain = error instanceof DeliveryError || (error.statusCode ?? 500) < 500;
    return reply
      .code(error.statusCode ?? 500)
      .send({ message: isPlain ? error.message : 'The store failed.' });
  });
  app.get('/ready', async () => ({ status: 'ready' }));
  await app.register(async (routes) => addStoreRoutes(routes, options));
  const url = await app.listen({ host: options.host, port: options.port });
  return { url, close: () => app.close() };
}

function addStoreRoutes(app: FastifyInstance, { store, tokensFile }: DeliveryServerOptions): void {
  const holders = new WeakMap<FastifyRequest, DeliveryToken>();
  const holderOf = (request: FastifyRequest): DeliveryToken => {
    const token = holders.get(request);
    if (!token) throw new Error('A request without a token came past its check.');
    return token;
  };
  const audit = async ({ id, holder }: DeliveryToken, entry: Entry) => {
    const line = JSON.stringify({ at: new Date().toISOString(), token: id, holder, ...entry });
    await appendFile(path.join(path.dirname(tokensFile), AUDIT_FILE), `${line}\n`);
  };
  const refuse = async (request: FastifyRequest, reply: FastifyReply, entry: Required<Entry>) => {
    await audit(holderOf(request), entry);
    return reply.code(403).send({ message: entry.refused });
  };

  app.addHook('onRequest', async (request, reply) => {
    const given = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const token = findToken(await readTokens(tokensFile), given);
    if (!token) return reply.code(401).send({ message: texts.unknownToken });
    holders.set(request, token);
    return undefined;
  });

  app.get('/holder', async (request) => ({ holder: holderOf(request).holder }));

  app.get<{ Querystring: { prefix?: string } }>('/files', async ({ query: { prefix = '' } }) => {
    if (prefix !== '') keyOf({ '*': prefix.replace(/\/$/, '') });
    return { keys: await store.list(prefix) };
  });

  app.get<{ Params: { '*': string } }>(ANY_FILE, async ({ params }, reply) => {
    const stored = await store.read(keyOf(params));
    if (!stored) return reply.code(404).send({ message: 'There is no such file.' });
    return reply.header('etag', etagOf(stored.tag)).type('application/octet-stream').send(stored.content);
  });

  app.put<{ Params: { '*': string }; Body: Buffer }>(ANY_FILE, async (request, reply) => {
    const key = keyOf(request.params);
    const content = request.body ?? Buffer.alloc(0);
    const isCreation = request.headers['if-none-match'] === '*';
    const token = holderOf(request);
    const refused = await writeRefusal({ token, write: { key, content, isCreation }, store });
    if (refused !== null) return refuse(request, reply, { key, refused });
    const seen = request.headers['if-match'];
    const isWritten = isCreation
      ? await store.create(key, content)
      : await store.replace(key, content, seen === undefined ? null : tagOf(seen));
    if (isWritten && isRemembered(key)) await audit(token, { key });
    return reply.code(isWritten ? 204 : 412).send();
  });

  app.delete<{ Params: { '*': string } }>(ANY_FILE, (request, reply) =>
    refuse(request, reply, { key: keyOf(request.params), refused: texts.notRemoved }),
  );
}

/** A finished publication or a change of what is live; the other files belong to one of them. */
const isRemembered = (key: string) =>
  key.endsWith(`/${BUILD_RECORD_FILE}`) || key.startsWith('registry/revisions/');

function keyOf({ '*': key }: { readonly '*': string }): string {
  try {
    return checkedKey(key);
  } catch {
    throw Object.assign(new DeliveryError(texts.notDelivered(key)), { statusCode: 400 });
  }
}
