import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemClock } from '@formline/api/clock';
import { defaultConfig } from '@formline/api/config';
import { createServer } from '@formline/api/create-server';
import { openDatabase } from '@formline/api/database';
import { startGateway } from '@formline/tooling/gateway';

const IN_PARALLEL = process.env['FULL_RUN'] === 'true' ? 200 : 40;
const siteDir = mkdtempSync(path.join(tmpdir(), 'formline-bodies-'));
const closings: (() => unknown)[] = [];
const urls = { api: '', gateway: '' };
let received = 0;

beforeAll(async () => {
  writeFileSync(path.join(siteDir, 'index.html'), '<html></html>');
  const database = openDatabase({ url: 'postgresql://127.0.0.1:1/none', onIdleError: () => undefined });
  const { app } = await createServer({
    config: defaultConfig,
    db: database.db,
    clock: systemClock,
    log: undefined,
  });
  app.post('/v2.2/echo', async ({ body }) => {
    received += 1;
    return body;
  });
  app.post('/v2.2/refused', {
    onRequest: async () => {
      throw Object.assign(new Error('no'), { statusCode: 401 });
    },
    handler: async () => 'never',
  });
  urls.api = await app.listen({ host: '127.0.0.1', port: 0 });
  const gateway = await startGateway({ siteDir, apiUrl: urls.api, host: '127.0.0.1', port: 0 });
  urls.gateway = gateway.url.replace('localhost', '127.0.0.1');
  closings.push(
    gateway.close,
    () => app.close(),
    () => database.close(),
  );
});

afterAll(async () => {
  for (const close of closings) await close();
  rmSync(siteDir, { recursive: true });
});

beforeEach(() => {
  received = 0;
});

interface Sent {
  readonly path: string;
  readonly body: string;
  readonly head: string;
}

async function send(url: string, { path: target, body, head }: Sent): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
    if (answer.includes('\r\n\r\n')) socket.end();
  });
  const closed = once(socket, 'close');
  socket.write(`POST ${target} HTTP/1.1\r\nHost: formline.test\r\n${head}\r\n\r\n${body}`);
  await closed.catch((error: unknown) => {
    answer += String(error);
  });
  return answer.split('\r\n')[0] ?? '';
}

const json = (bytes: number) => JSON.stringify({ text: 'a'.repeat(bytes) });
const announced = (target: string, body: string): Sent => ({
  path: target,
  body,
  head: `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}`,
});
const inChunks = (target: string, body: string): Sent => ({
  path: target,
  body: `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  head: 'Content-Type: application/json\r\nTransfer-Encoding: chunked',
});

async function answersTo(url: string, sent: Sent): Promise<Record<string, number>> {
  const answers = await Promise.all(Array.from({ length: IN_PARALLEL }, () => send(url, sent)));
  return Object.fromEntries(
    [...new Set(answers)].map((line) => [line, answers.filter((one) => one === line).length]),
  );
}

const tooLarge = { 'HTTP/1.1 413 Payload Too Large': IN_PARALLEL };

describe.each(['gateway', 'api'] as const)(`${IN_PARALLEL} requests at once, sent to the %s`, (server) => {
  it.each([
    ['announced as too long', announced('/v2.2/echo', json(588_000)), tooLarge],
    ['found too long while it comes', inChunks('/v2.2/echo', json(588_000)), tooLarge],
    ['far too long', announced('/v2.2/echo', json(3_000_000)), tooLarge],
    [
      'refused before it is read',
      announced('/v2.2/refused', json(200_000)),
      { 'HTTP/1.1 401 Unauthorized': IN_PARALLEL },
    ],
    [
      'of a kind that is not taken',
      { ...announced('/v2.2/echo', json(200_000)), head: 'Content-Type: text/x\r\nContent-Length: 200011' },
      { 'HTTP/1.1 415 Unsupported Media Type': IN_PARALLEL },
    ],
  ])('each get the answer to a body that is %s', async (_kind, sent, expected) => {
    expect(await answersTo(urls[server], sent)).toEqual(expected);
    expect(received).toBe(0);
  });

  it('a body within the limit arrives', async () => {
    expect(await answersTo(urls[server], announced('/v2.2/echo', json(200_000)))).toEqual({
      'HTTP/1.1 200 OK': IN_PARALLEL,
    });
    expect(received).toBe(IN_PARALLEL);
  });
});
