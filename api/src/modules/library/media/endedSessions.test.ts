import { requestToken, revokeToken } from '@formline/shared/contracts/accounts/auth';
import { uploadImage } from '@formline/shared/contracts/library/media';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { users } from '../../../database/schema/users';
import { buildTrainer } from '../../../testing/builders';
import { passwordGrant } from '../../../testing/grants';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});

afterAll(() => api.close());

async function somebodyLooking() {
  const { id, email } = await buildTrainer(api.database.db);
  const { access_token: token, refresh_token: refreshToken } = await api.call(
    requestToken,
    passwordGrant(email),
  );
  const trainer = api.withToken(token);
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#336699' } });
  const files = { image: new Blob([await picture.png().toBuffer()]) };
  const { headers } = await trainer.send(uploadImage, { files });
  const { image_url: path } = await trainer.call(uploadImage, { files });
  const cookie = String(headers['set-cookie']).split(';', 1)[0] ?? '';
  const look = { method: 'GET', path } as const;
  return {
    id,
    refreshToken,
    statuses: async () => [
      (await trainer.send(look)).status,
      (await api.send(look, { headers: { cookie } })).status,
    ],
  };
}

it('files are closed to a token and a cookie once their session was ended', async () => {
  const { refreshToken, statuses } = await somebodyLooking();
  expect(await statuses()).toEqual([200, 200]);
  await api.call(revokeToken, { body: { refresh_token: refreshToken } });
  expect(await statuses()).toEqual([401, 401]);
});

it('files are closed to an account that was deactivated', async () => {
  const { id, statuses } = await somebodyLooking();
  expect(await statuses()).toEqual([200, 200]);
  await api.database.db.update(users).set({ isActive: false }).where(eq(users.id, id));
  expect(await statuses()).toEqual([401, 401]);
});
