import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface Reply {
  readonly status: number;
  readonly body?: Buffer | string;
  readonly headers?: Record<string, string>;
}

interface KeptObject {
  readonly content: Buffer;
  readonly headers: IncomingMessage['headers'];
}

export interface S3StandIn {
  readonly endpoint: string;
  readonly objects: ReadonlyMap<string, KeptObject>;
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

const KEY_ID = 'stand-in';
/** Few, so that tests read more than one page. */
const KEYS_A_PAGE = 3;

const etagOf = ({ content }: KeptObject) => `"${createHash('md5').update(content).digest('hex')}"`;

/** The key is ours and the signed hash is that of the body. */
function isSigned({ headers }: IncomingMessage, body: Buffer): boolean {
  const claimed = headers['x-amz-content-sha256'];
  const isOurs = headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${KEY_ID}/`) ?? false;
  return isOurs && claimed === createHash('sha256').update(body).digest('hex');
}

const xml = (status: number, content: string): Reply => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?>${content}`,
  headers: { 'content-type': 'application/xml' },
});

const refusal = (status: number, code: string) => xml(status, `<Error><Code>${code}</Code></Error>`);

/** Supports conditional puts: `If-None-Match: *` and `If-Match`. */
export async function startS3StandIn(keysAPage = KEYS_A_PAGE): Promise<S3StandIn> {
  const objects = new Map<string, KeptObject>();
  const answer = bucketOf(objects, keysAPage);
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body, headers }) => response.writeHead(status, headers).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    endpoint,
    objects,
    environment: {
      S3_ENDPOINT: endpoint,
      S3_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: KEY_ID,
      AWS_SECRET_ACCESS_KEY: 'stand-in-secret',
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function bucketOf(objects: Map<string, KeptObject>, keysAPage: number) {
  const put = (key: string, kept: KeptObject): Reply => {
    const { 'if-none-match': none, 'if-match': match } = kept.headers;
    const known = objects.get(key);
    if (match !== undefined && !known) return refusal(404, 'NoSuchKey');
    const isStale = match !== undefined && known !== undefined && etagOf(known) !== match;
    if (isStale || (none === '*' && known)) return refusal(412, 'PreconditionFailed');
    objects.set(key, kept);
    return { status: 200, headers: { etag: etagOf(kept) } };
  };

  const list = (search: URLSearchParams): Reply => {
    const after = search.get('continuation-token') ?? '';
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(search.get('prefix') ?? '') && key > after)
      .sort();
    const page = keys.slice(0, keysAPage);
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    const next =
      keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return xml(200, `<ListBucketResult>${contents}${next}</ListBucketResult>`);
  };

  const get = (key: string): Reply => {
    const known = objects.get(key);
    if (!known) return refusal(404, 'NoSuchKey');
    return { status: 200, body: known.content, headers: { etag: etagOf(known) } };
  };

  return async (request: IncomingMessage): Promise<Reply> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
    const content = await buffer(request);
    if (!isSigned(request, content)) return refusal(403, 'SignatureDoesNotMatch');
    const key = decodeURIComponent(pathname).replace(/^\/[^/]+\/?/, '');
    if (request.method === 'PUT') return put(key, { content, headers: request.headers });
    if (request.method === 'GET') return searchParams.has('list-type') ? list(searchParams) : get(key);
    objects.delete(key);
    return { status: 204 };
  };
}
