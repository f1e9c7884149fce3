import type { Page } from '@playwright/test';
import { accounts } from '../../fixtures/accounts/accounts';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { faultNoise } from '../../fixtures/site/tampering';
import { liveBuild } from '../../fixtures/site/remotes';
import { serveElsewhere } from '../../fixtures/site/serveElsewhere';
import { OTHER_BUILD, serveOtherBuild } from '../../fixtures/site/serveBuild';
import { expect, test } from '../../fixtures/test';
import { CLIENTS_PATH, clientListPage } from '../../pages/mf-clients/clientListPage';
import { overrideBadge } from '../../pages/host/remoteNotices';

test.use({ hasColdBrowser: true });

/** Until an override is on or off, the page is loaded twice, for another origin three times. */
const LOADED_WITHIN = { timeout: 20_000 };

const askFor = (what: string) => `${CLIENTS_PATH}?search=a&mf-override=mf-clients@${what}`;

function requestsWith(page: Page, text: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(text)) asked.push(request.url());
  });
  return asked;
}

test('staff sees another build of a remote in one tab, and what is deployed again after a click', async ({
  page,
  context,
  signedInAs,
}) => {
  await signedInAs(accounts.staff);
  await serveOtherBuild(page, 'mf-clients');
  const asked = requestsWith(page, `/${OTHER_BUILD}/`);
  const { badge, reset } = overrideBadge(page);
  await page.goto(askFor(OTHER_BUILD));
  await expect(badge).toContainText(`mf-clients ${OTHER_BUILD}`, LOADED_WITHIN);
  await expect(clientListPage(page).heading).toBeVisible();
  await expect(page).toHaveURL(/\/clients\/my-clients\?search=a$/);
  expect(asked.some((url) => url.endsWith('/remoteEntry.js'))).toBe(true);
  await checkAccessibility(page);

  await page.reload();
  await expect(badge).toBeVisible();
  const other = await context.newPage();
  await clientListPage(other).open();
  await expect(overrideBadge(other).badge).toBeHidden();

  await reset.focus();
  asked.length = 0;
  await page.keyboard.press('Enter');
  await expect(badge).toBeHidden();
  await expect(clientListPage(page).heading).toBeVisible(LOADED_WITHIN);
  expect(asked).toEqual([]);
});

test('a link that somebody sends a trainer changes nothing, and says so', async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  await serveOtherBuild(page, 'mf-clients');
  const asked = requestsWith(page, OTHER_BUILD);
  const ofThePage = requestsWith(page, 'mf-override=');
  await page.goto(`${CLIENTS_PATH}?mf-override=mf-clients@${OTHER_BUILD}`);
  const refusal = page
    .getByText('Overrides are open to the staff of Formline only; nothing was changed.')
    .first();
  await expect(refusal).toBeVisible();
  await expect(clientListPage(page).tiles).toHaveCount(24);
  await expect(overrideBadge(page).badge).toBeHidden();
  expect(asked).toEqual(ofThePage);
});

test('a remote comes from an origin that is let in, said to be unchecked, and from no other', async ({
  page,
  request,
  signedInAs,
}) => {
  await signedInAs(accounts.staff);
  const elsewhere = await serveElsewhere(await liveBuild(request, 'mf-clients'));
  const { badge, reset } = overrideBadge(page);
  try {
    await page.goto(askFor(`${elsewhere.address}remoteEntry.js`));
    await expect(badge).toContainText(`from ${new URL(elsewhere.address).origin}, unchecked`, LOADED_WITHIN);
    await expect(clientListPage(page).heading).toBeVisible(LOADED_WITHIN);
    await reset.click();
    await expect(badge).toBeHidden();
  } finally {
    elsewhere.stop();
  }
  const asked = requestsWith(page, 'https://elsewhere.example');
  const ofThePage = requestsWith(page, 'mf-override=');
  await page.goto(askFor('https://elsewhere.example/'));
  await expect(page.getByText('https://elsewhere.example is not an origin').first()).toBeVisible();
  await expect(clientListPage(page).heading).toBeVisible();
  await expect(badge).toBeHidden();
  expect(asked).toEqual(ofThePage);
});

test(
  'where an override breaks its remote, no other build stands in and the page offers to load without it',
  { tag: '@full' },
  async ({ page, signedInAs, problems }) => {
    problems.allow(...faultNoise);
    await signedInAs(accounts.staff);
    await serveOtherBuild(page, 'mf-clients');
    const { badge, loadWithout } = overrideBadge(page);
    await page.goto(askFor(OTHER_BUILD));
    await expect(badge).toBeVisible(LOADED_WITHIN);
    await page.route(`**/${OTHER_BUILD}/*.js*`, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.reload();
    await expect(loadWithout).toBeVisible(LOADED_WITHIN);
    await expect(badge).toBeVisible();
    await page.unrouteAll();
    await loadWithout.click();
    await expect(clientListPage(page).heading).toBeVisible(LOADED_WITHIN);
    await expect(badge).toBeHidden();
  },
);
