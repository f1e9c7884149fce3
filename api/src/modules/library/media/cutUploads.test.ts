import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { requestToken } from '@formline/shared/contracts/accounts/auth';
import { uploadImage } from '@formline/shared/contracts/library/media';
import { passwordGrant } from '../../../testing/grants';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let url: string;
let token: string;

beforeAll(async () => {
  api = await startTestApp();
  url = await api.app.listen({ host: '127.0.0.1', port: 0 });
  token = (await api.call(requestToken, passwordGrant('trainer@formline.test'))).access_token;
});

afterAll(() => api.close());

const BOUNDARY = 'cut-here';
const HEAD = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n`;
const TAIL = `\r\n--${BOUNDARY}--\r\n`;
const picture = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(400_000)]);

function begin(length: number): ClientRequest {
  const sending = request(`${url}${uploadImage.path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...(length > 0 ? { 'content-length': length } : {}),
    },
  });
  sending.on('error', () => undefined);
  sending.write(HEAD);
  return sending;
}

const filesBeingTakenIn = async (): Promise<string[]> =>
  (await readdir(api.mediaFolder, { recursive: true }).catch(() => [])).filter((name) => name !== '.work');

async function until(isAsExpected: (names: readonly string[]) => boolean): Promise<void> {
  while (!isAsExpected(await filesBeingTakenIn())) await nextTurn();
}

describe('an upload that is cut', () => {
  it.each([1, 25, 50, 75, 99])('after %i percent leaves nothing behind', async (percent) => {
    const sending = begin(HEAD.length + picture.length + TAIL.length);
    sending.write(picture.subarray(0, Math.floor((picture.length * percent) / 100)));
    await until((names) => names.length > 1);
    sending.destroy();
    await until((names) => names.length === 0);
    expect(await filesBeingTakenIn()).toEqual([]);
  });

  it('in its form, not on its line, is refused', async () => {
    const sending = begin(0);
    sending.end(picture);
    expect(await statusOf(sending)).toBe(400);
    expect(await filesBeingTakenIn()).toEqual([]);
  });

  it('because it is too large is told so, and the line goes on', async () => {
    const sending = begin(0);
    const answered = statusOf(sending);
    const chunk = Buffer.alloc(1_048_576);
    for (let sent = 0; sent < 24; sent += 1) {
      if (!sending.write(chunk)) await Promise.race([once(sending, 'drain'), answered]);
    }
    sending.end(TAIL);
    expect(await answered).toBe(413);
    expect(await filesBeingTakenIn()).toEqual([]);
  });
});

async function statusOf(sending: ClientRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
  });
}
