import type { Page } from '@playwright/test';
import { accounts } from '../../fixtures/accounts/accounts';
import { holdHost, waitForFont } from '../../fixtures/browser/screenStates';
import { expect, test } from '../../fixtures/test';
import { CLIENTS_PATH, clientListPage } from '../../pages/mf-clients/clientListPage';
import { readHostLook } from '../../smoke/hostLook';
import { hostLookChanges } from '../../smoke/hostLookChanges';

test.use({ hasColdBrowser: true });

const drawing = (page: Page) => page.locator('#first-paint');
const itsStyles = (page: Page) => page.locator('#first-paint-styles');

/** Of chunks that every signed-in page needs. Their rules are in the page, where Webpack finds them. */
const cssOfFirstChunks = /\/host\/[^/]+\/(?:main|kit|federation|signed-in)\.\w+\.css$/;

/** With the host's script held back. */
async function openPainted(page: Page, path: string) {
  const release = await holdHost(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(drawing(page)).toBeVisible();
  return release;
}

test('whoever is signed in sees navigation and heading before any code has come, where the page has them too', async ({
  page,
  signedInAs,
}) => {
  const requestedCss: string[] = [];
  page.on('request', (request) => requestedCss.push(...(cssOfFirstChunks.exec(request.url()) ?? [])));
  await signedInAs(accounts.trainer);
  await page.goto('/education');
  for (const [path, title, width] of [
    [CLIENTS_PATH, 'My Clients', 320],
    ['/clients/today', 'Today', 1280],
    ['/groups/my-groups', 'My Groups', 768],
    ['/libraries/home', 'Libraries', 1920],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const release = await openPainted(page, path);
    await expect(itsStyles(page)).toBeAttached();
    await waitForFont(page);
    const painted = {
      heading: await drawing(page).getByText(title, { exact: true }).last().boundingBox(),
      tabs: await drawing(page).getByRole('navigation').getByRole('link').allTextContents(),
      lastTab: await drawing(page).getByRole('link').last().boundingBox(),
    };
    release();
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();
    await expect(drawing(page)).not.toBeAttached();
    await expect(itsStyles(page)).not.toBeAttached();
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
    expect(await links.allTextContents()).toEqual(painted.tabs);
    expect(await links.last().boundingBox()).toEqual(painted.lastTab);
    expect(await heading.boundingBox()).toEqual(painted.heading);
    expect(requestedCss).toEqual([]);
    await page.unrouteAll();
  }
});

test('painted links lead to their pages and keep the focus', async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  await page.goto('/education');
  await openPainted(page, '/groups/my-groups');
  await drawing(page).getByRole('link', { name: 'Clients' }).click();
  await expect(page).toHaveURL(CLIENTS_PATH);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const release = await openPainted(page, CLIENTS_PATH);
  await drawing(page).getByRole('link', { name: 'Today' }).focus();
  release();
  await expect(drawing(page)).not.toBeAttached();
  await expect(page.getByRole('link', { name: 'Today' })).toBeFocused();
});

test('the outline gives way to the sign-in page when the session is over', async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  await clientListPage(page).open();
  await page.evaluate(() => localStorage.clear());
  const sent = await page.goto(CLIENTS_PATH);
  expect(await sent?.text()).toContain('id="first-paint"');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(drawing(page)).not.toBeAttached();
});

test('somebody who is not signed in sees no outline of a dashboard', async ({ page }) => {
  const sent = await page.goto('/terms-and-conditions');
  expect(await sent?.text()).not.toContain('id="first-paint"');
  await expect(drawing(page)).not.toBeAttached();
});

test('the smoke test takes no rule of the host in the page for one of a remote', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(accounts.trainer);
  await clientListPage(page).open();
  expect(hostLookChanges({ styles: {}, rules: [] }, await readHostLook(page))).toEqual([]);
});
