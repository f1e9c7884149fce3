/** `E2E_URL=http://localhost:3000 pnpm screenshots`: takes the pictures of the README. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page, request } from '@playwright/test';
import { accounts } from '../fixtures/accounts/accounts';
import { Api } from '../fixtures/accounts/Api';
import { clientNamed } from '../fixtures/accounts/clients';
import { acceptStoredTokens, storeToken } from '../fixtures/accounts/storedToken';
import { calendarPage, calendarPath } from '../pages/mf-schedule/calendarPage';
import { CLIENTS_PATH, clientListPage } from '../pages/mf-clients/clientListPage';

const DEFAULT_CHROMIUM = '/usr/bin/chromium';
const imagesDir = path.resolve(import.meta.dirname, '../../docs/images');
const baseURL = (process.env['E2E_URL'] || 'http://localhost:3000').replace(/\/$/, '');

async function takePictures(page: Page, api: Api): Promise<void> {
  const takePicture = async (name: string) => {
    await page.getByRole('button', { name: /profile menu/ }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: path.join(imagesDir, `${name}.png`), animations: 'disabled' });
  };
  await page.goto(CLIENTS_PATH);
  await clientListPage(page).tiles.first().waitFor();
  await takePicture('client-list');

  const client = await clientNamed(api, 'Patrick Byrne');
  await page.goto(calendarPath(client));
  await calendarPage(page).grid.and(page.locator('[aria-busy=false]')).waitFor();
  await takePicture('calendar');
}

const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] || DEFAULT_CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const api = await Api.signIn(await request.newContext({ baseURL }), accounts.trainer);
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
  });
  await acceptStoredTokens(context);
  await storeToken(context, baseURL, api.token);
  mkdirSync(imagesDir, { recursive: true });
  await takePictures(await context.newPage(), api);
} finally {
  await browser.close();
}
