import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { compressAnswers } from './compressAnswers';

const list = Array.from({ length: 2_000 }, (_, id) => ({ id, name: `Client ${id}` }));
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  await compressAnswers(app);
  app.get('/list', async () => list);
  app.get('/short', async () => ({ id: 1 }));
  app.get('/picture', async (_request, reply) => reply.type('image/webp').send(Buffer.alloc(9_000)));
  app.post('/text', async ({ body }) => ({ body }));
});

afterAll(() => app.close());

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('a caller that accepts %s is answered in %s', async (accepted, encoding, decompress) => {
  const { headers, rawPayload } = await get('/list', accepted);
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(JSON.parse(decompress(rawPayload).toString())).toEqual(list);
  expect(rawPayload.length).toBeLessThan(JSON.stringify(list).length / 3);
});

it.each([
  ['a caller that accepts no encoding', '/list', undefined],
  ['a short answer', '/short', 'br'],
  ['a picture', '/picture', 'br'],
])('%s is left alone', async (_what, url, accepted) => {
  const { headers, statusCode } = await get(url, accepted);
  expect(statusCode).toBe(200);
  expect(headers).not.toHaveProperty('content-encoding');
});

it('compressed bodies are not accepted', async () => {
  const headers = { 'content-encoding': 'gzip', 'content-type': 'application/json' };
  const payload = gzipSync(JSON.stringify('x'.repeat(1_000)));
  expect((await app.inject({ method: 'POST', url: '/text', headers, payload })).statusCode).toBe(400);
});
