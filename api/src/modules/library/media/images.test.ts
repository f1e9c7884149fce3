import { readdir } from 'node:fs/promises';
import { uploadAvatar, uploadImage } from '@formline/shared/contracts/library/media';
import { readCurrentUser, readUser } from '@formline/shared/contracts/people/users';
import sharp from 'sharp';
import { defaultConfig } from '../../../config';
import { managerAssignments } from '../../../database/schema/users';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { pictureOfSize } from '../../../testing/pictureOfSize';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let otherTrainer: Caller;
let manager: Caller;
let trainerId: number;
let clientId: number;

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const owner = await buildTrainer(db);
  trainerId = owner.id;
  clientId = (await buildClient(db, trainerId)).id;
  trainer = await api.signInAs(owner.email);
  otherTrainer = await api.signInAs((await buildTrainer(db)).email);
  const { id: managerId, email } = await buildTrainer(db, { isManager: true });
  await db.insert(managerAssignments).values({ managerId, trainerId });
  manager = await api.signInAs(email);
});

afterAll(() => api.close());

const blob = (bytes: Uint8Array): Blob => new Blob([bytes]);
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });
const png = async () => blob(await drawn(40, 30).png().toBuffer());
const jpeg = async () => blob(await drawn(40, 30).jpeg().toBuffer());
const view = (caller: Caller, path: string, headers: Record<string, string> = {}) =>
  caller.send({ method: 'GET', path }, { headers });

async function listFiles(): Promise<string[]> {
  const names = await readdir(api.mediaFolder, { recursive: true }).catch(() => []);
  return names.filter((name) => name !== '.work');
}

describe('an uploaded picture', () => {
  it('is drawn anew: upright, within bounds, without the place it was taken at', async () => {
    const source = await drawn(3000, 1000)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(source.includes('Exif')).toBe(true);
    const { image_url: url } = await trainer.call(uploadImage, { files: { image: blob(source) } });
    const { headers, bytes } = await view(trainer, url);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
    const found = await sharp(bytes).metadata();
    expect(found).toMatchObject({ format: 'webp', width: 683, height: 2048 });
    expect(found.exif).toBeUndefined();
  });

  it('is for its trainer and that trainer’s manager alone', async () => {
    const { image_url: url } = await trainer.call(uploadImage, { files: { image: await png() } });
    expect((await view(trainer, url)).status).toBe(200);
    expect((await view(manager, url)).status).toBe(200);
    expect((await view(otherTrainer, url)).status).toBe(404);
    expect((await view(api, url)).status).toBe(401);
  });

  it('is shown to the session the browser’s cookie names, and to no other', async () => {
    const uploaded = await trainer.send(uploadImage, { files: { image: await png() } });
    const own = cookieOf(uploaded.headers);
    const foreign = cookieOf((await otherTrainer.send(readCurrentUser)).headers);
    const { image_url: url } = await trainer.call(uploadImage, { files: { image: await png() } });
    expect(own).toMatch(/^formline_viewer=\d+\.[\w-]{43}$/);
    expect((await view(api, url, { cookie: own })).status).toBe(200);
    expect((await view(api, url, { cookie: foreign })).status).toBe(404);
    expect((await view(api, url, { cookie: own.replace(/=\d+/, '=999999') })).status).toBe(401);
  });

  it('is answered in parts, and not at all while the browser’s copy is good', async () => {
    const { image_url: url } = await trainer.call(uploadImage, { files: { image: await png() } });
    const whole = await view(trainer, url);
    const part = await view(trainer, url, { range: 'bytes=4-11' });
    expect(part.status).toBe(206);
    expect(part.bytes).toEqual(whole.bytes.subarray(4, 12));
    expect(part.headers).toMatchObject({
      'content-range': `bytes 4-11/${whole.bytes.length}`,
      'content-length': '8',
    });
    expect((await view(trainer, url, { range: 'bytes=999999-' })).status).toBe(416);
    expect((await view(trainer, url, { 'if-none-match': String(whole.headers['etag']) })).status).toBe(304);
  });
});

describe('an upload', () => {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const html = '<!doctype html><script>alert(1)</script>';
  const zip = Buffer.from('PK\u0003\u0004 not a picture');

  it.each([
    ['a GIF', gif, 415],
    ['SVG', Buffer.from(svg), 415],
    ['HTML', Buffer.from(html), 415],
    ['an archive', zip, 415],
    ['an HLS playlist', Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'), 415],
    ['nothing', Buffer.alloc(0), 400],
    ['a PNG’s first bytes alone', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 400],
  ])('of %s is refused and leaves nothing behind', async (_name, bytes, status) => {
    const before = await listFiles();
    const refusal = await trainer.refused(uploadImage, { files: { image: new File([bytes], 'face.png') } });
    expect(refusal.status).toBe(status);
    expect(await listFiles()).toEqual(before);
  });

  it('of a picture cut short is refused', async () => {
    const whole = await drawn(800, 600).jpeg({ quality: 100 }).toBuffer();
    const cut = blob(whole.subarray(0, Math.floor(whole.length / 2)));
    expect((await trainer.refused(uploadImage, { files: { image: cut } })).message).toContain(
      'cannot be read',
    );
  });

  it('of 20,000 by 20,000 pixels in a small file is refused', async () => {
    const huge = pictureOfSize(20_000, 20_000);
    expect(huge.length).toBeLessThan(60_000);
    expect((await trainer.refused(uploadImage, { files: { image: blob(huge) } })).message).toContain(
      'too many pixels',
    );
  });

  it.each(['../../etc/passwd', 'a\u0000.png', `${'x'.repeat(4000)}.png`, 'photo.png.html', 'C:\\x.jpg'])(
    'named %j is kept under a name of our own',
    async (name) => {
      const file = new File([await drawn(4, 4).png().toBuffer()], name);
      const { image_url: url } = await trainer.call(uploadImage, { files: { image: file } });
      expect(url).toMatch(/^\/v2\.2\/media\/[0-9a-f-]{36}\/image\.webp$/);
    },
  );

  it('that carries a page behind its picture loses it', async () => {
    const polyglot = Buffer.concat([await drawn(9, 9).png().toBuffer(), Buffer.from(html)]);
    const { image_url: url } = await trainer.call(uploadImage, { files: { image: blob(polyglot) } });
    expect((await view(trainer, url)).bytes.includes('<script')).toBe(false);
  });

  it('with another field, without the field or without a form is refused', async () => {
    const image = await png();
    expect((await trainer.refused(uploadImage, { files: { other: image } })).status).toBe(400);
    expect((await trainer.refused(uploadImage, { files: { image, other: image } })).status).toBe(400);
    expect((await trainer.refused(uploadImage, { body: { image: 'x' } })).status).toBe(400);
    expect((await trainer.refused(uploadImage)).status).toBe(400);
  });

  it('larger than its field takes is refused', async () => {
    const image = blob(new Uint8Array(21 * 1_048_576));
    expect(await trainer.refused(uploadImage, { files: { image } })).toMatchObject({
      status: 413,
      key: 'file_too_large',
    });
  });

  it('is not a manager’s to make', async () => {
    expect((await manager.refused(uploadImage, { files: { image: await png() } })).status).toBe(403);
  });
});

describe('the room a trainer has', () => {
  it('is not exceeded, not even at once', async () => {
    const small = await startTestApp({ config: { media: { ...defaultConfig.media, quotaBytes: 300 } } });
    try {
      const caller = await small.signInAs((await buildTrainer(small.database.db)).email);
      const sent = await Promise.all(
        Array.from({ length: 6 }, async () => caller.send(uploadImage, { files: { image: await png() } })),
      );
      const refused = sent.filter(({ status }) => status === 413);
      expect(refused.length).toBeGreaterThan(0);
      expect(refused.length).toBeLessThan(6);
      const folders = await readdir(small.mediaFolder, { recursive: true });
      expect(folders.filter((name) => name.endsWith('.webp'))).toHaveLength(6 - refused.length);
    } finally {
      await small.close();
    }
  });
});

describe('an avatar', () => {
  it('is the client’s at once, and its address is new', async () => {
    const about = { params: { id: clientId }, files: { avatar_file: await jpeg() } };
    const { url } = await trainer.call(uploadAvatar, about);
    expect((await trainer.call(readUser, { params: { id: clientId } })).avatar_url).toBe(url);
    const { url: next } = await trainer.call(uploadAvatar, about);
    expect(next).not.toBe(url);
    expect((await view(trainer, url)).status).toBe(404);
    expect((await view(trainer, next)).status).toBe(200);
    expect((await view(otherTrainer, next)).status).toBe(404);
  });

  it('may be one’s own', async () => {
    const { url } = await trainer.call(uploadAvatar, {
      params: { id: trainerId },
      files: { avatar_file: await png() },
    });
    expect((await view(trainer, url)).status).toBe(200);
  });

  it('is PNG or JPEG, and nobody else’s', async () => {
    const webp = blob(await drawn(9, 9).webp().toBuffer());
    const refused = (caller: Caller, avatar_file: Blob) =>
      caller.refused(uploadAvatar, { params: { id: clientId }, files: { avatar_file } });
    expect((await refused(trainer, webp)).status).toBe(415);
    expect((await refused(otherTrainer, await png())).status).toBe(404);
    expect((await refused(manager, await png())).status).toBe(403);
  });
});

function cookieOf(headers: Readonly<Record<string, unknown>>): string {
  const { 'set-cookie': cookie } = headers;
  return typeof cookie === 'string' ? (cookie.split(';')[0] ?? '') : '';
}
