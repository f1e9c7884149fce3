import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { s3Store } from './s3Store';
import type { MediaStore } from './MediaStore';

const objects = new Map<string, { readonly bytes: Buffer; readonly type: string }>();
const requests: string[] = [];
let server: Server;
let store: MediaStore;
let folder: string;

beforeAll(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = 'key';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'secret';
  folder = await mkdtemp(join(tmpdir(), 'formline-s3-'));
  server = createServer((request, response) => {
    void answer(request).then(({ status, body = '', headers = {} }) =>
      response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${portOf(server.address())}`;
  store = s3Store({ bucket: 'films', region: 'us-east-1', endpoint, prefix: 'media/' });
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

const portOf = (address: string | AddressInfo | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0;

const keep = async (key: string, content: string | Buffer) => {
  const path = join(folder, 'made');
  await writeFile(path, content);
  await store.put({ key, path, contentType: 'video/mp4' });
};

describe('a store of objects', () => {
  it('keeps a file under its key and type, and gives it back whole or in part', async () => {
    await keep('a/video.mp4', 'moving pictures');
    expect(objects.get('media/a/video.mp4')?.type).toBe('video/mp4');
    expect(await store.byteSize('a/video.mp4')).toBe(15);
    expect(await text(await store.read('a/video.mp4', { start: 7, end: 14 }))).toBe('pictures');
    const copy = join(folder, 'copy');
    await store.copyTo('a/video.mp4', copy);
    expect(await readFile(copy, 'utf8')).toBe('moving pictures');
  });

  it('keeps a large file in parts', async () => {
    const large = Buffer.alloc(20 * 1_048_576, 'x');
    await keep('b/video.mp4', large);
    expect(objects.get('media/b/video.mp4')?.bytes.equals(large)).toBe(true);
    expect(requests.filter((line) => line.startsWith('PUT') && line.includes('partNumber'))).toHaveLength(3);
  });

  it('knows what is not there', async () => {
    expect(await store.byteSize('c/none.mp4')).toBeNull();
  });

  it('removes a folder with all its files and no other', async () => {
    await keep('d/one.mp4', '1');
    await keep('d/two.mp4', '2');
    await keep('dd/three.mp4', '3');
    await store.removeFolder('d');
    await store.removeFolder('not-there');
    expect([...objects.keys()].filter((key) => key.startsWith('media/d'))).toEqual(['media/dd/three.mp4']);
  });

  it('does not call a folder removed whose files the store keeps', async () => {
    await keep('e/locked.mp4', '1');
    await expect(store.removeFolder('e')).rejects.toThrow('The store kept 1 of 1 files.');
  });
});

interface Reply {
  readonly status: number;
  readonly body?: string | Buffer;
  readonly headers?: Record<string, string | number>;
}

const parts = new Map<string, Buffer>();

async function answer(request: IncomingMessage): Promise<Reply> {
  const url = new URL(request.url ?? '/', 'http://store');
  const key = decodeURIComponent(url.pathname).replace(/^\/films\/?/, '');
  const body = await buffer(request);
  requests.push(`${request.method} ${url.pathname}${url.search}`);
  const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/');
  if (!isSigned) return { status: 403 };
  switch (request.method) {
    case 'PUT':
      return takeIn({ url, key, body, type: request.headers['content-type'] ?? '' });
    case 'POST':
      return url.searchParams.has('delete') ? removeObjects(body) : joinParts({ url, key });
    case 'GET':
      return url.searchParams.has('list-type') ? listObjects(url) : giveBack(key, request.headers.range);
    default:
      return giveBack(key);
  }
}

const types = new Map<string, string>();

function takeIn({ url, key, body, type }: { url: URL; key: string; body: Buffer; type: string }): Reply {
  const part = url.searchParams.get('partNumber');
  if (part === null) objects.set(key, { bytes: body, type });
  else parts.set(part.padStart(5, '0'), body);
  return { status: 200, headers: { etag: '"x"' } };
}

function joinParts({ url, key }: { url: URL; key: string }): Reply {
  if (url.searchParams.has('uploads')) {
    types.set(key, 'video/mp4');
    return xml(`<InitiateMultipartUploadResult><UploadId>u1</UploadId></InitiateMultipartUploadResult>`);
  }
  const bytes = Buffer.concat(
    [...parts].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, one]) => one),
  );
  parts.clear();
  objects.set(key, { bytes, type: types.get(key) ?? '' });
  return xml('<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>');
}

/** A store reports files that it could not remove inside a successful answer. */
function removeObjects(body: Buffer): Reply {
  const keys = [...body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key);
  const kept = keys.filter((key) => key.includes('locked'));
  for (const key of keys) if (!kept.includes(key)) objects.delete(key);
  const errors = kept.map((key) => `<Error><Key>${key}</Key><Code>AccessDenied</Code></Error>`).join('');
  return xml(`<DeleteResult>${errors}</DeleteResult>`);
}

function listObjects(url: URL): Reply {
  const prefix = url.searchParams.get('prefix') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix));
  const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  return xml(`<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`);
}

function giveBack(key: string, range?: string): Reply {
  const found = objects.get(key);
  if (!found) return { status: 404 };
  const [, start = '0', end = ''] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  const body = range === undefined ? found.bytes : found.bytes.subarray(Number(start), Number(end) + 1);
  return { status: range === undefined ? 200 : 206, body, headers: { 'content-length': body.length } };
}

const xml = (content: string): Reply => ({
  status: 200,
  body: `<?xml version="1.0" encoding="UTF-8"?>${content}`,
  headers: { 'content-type': 'application/xml' },
});
