import { accounts } from '../../fixtures/accounts/accounts';
import { changeSiteConfig } from '../../fixtures/site/changeSiteConfig';
import { expect, test } from '../../fixtures/test';
import { clientListPage } from '../../pages/mf-clients/clientListPage';
import { shell } from '../../pages/host/shell';
import { signInPage } from '../../pages/mf-auth/signInPage';

const WIDGET_PATH = '/support-widget-of-the-journeys.js';

const WIDGET = `
const box = document.createElement('aside');
box.setAttribute('aria-label', 'Support');
document.body.append(box);
const show = () => { box.textContent = JSON.stringify(globalThis.formlineSupport); };
addEventListener('formline-support-changed', show);
show();
`;

test('the support widget is loaded once somebody is signed in, and is told who it is', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(WIDGET_PATH)) loaded.push(request.url());
  });
  await changeSiteConfig(page, { supportWidget: WIDGET_PATH });
  await page.route(`**${WIDGET_PATH}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: WIDGET }),
  );
  await signInPage(page).open();
  expect(loaded).toEqual([]);
  await signInPage(page).signIn(accounts.club);
  const widget = page.getByRole('complementary', { name: 'Support' });
  await expect(widget).toContainText(`"email":{"value":"${accounts.club}","isHidden":true}`);
  await expect(widget).toContainText('"role":"Trainer"');
  await expect(widget).toContainText('"permissions":');
  await shell(page).logOut();
  await expect(signInPage(page).heading).toBeVisible();
  await expect(widget).toHaveText('null');
  expect(loaded).toHaveLength(1);
});

test(
  'without a configured widget nothing is loaded and nothing is told',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    await signedInAs(accounts.trainer);
    await clientListPage(page).open();
    await expect(clientListPage(page).tiles.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.has(globalThis, 'formlineSupport'))).toBe(false);
  },
);

test(
  'a switch of the profile is counted, and nobody is told when it cannot be',
  { tag: '@full' },
  async ({ page, signedInAs, problems }) => {
    problems.allow(/status of 500/);
    await signedInAs(accounts.trainer);
    const counted: unknown[] = [];
    await page.route('**/analytics-events', (route) => {
      counted.push(route.request().postDataJSON());
      return route.fulfill({ status: 500, json: { message: 'Down', code: 5000 } });
    });
    await clientListPage(page).open();
    await shell(page).chooseProfile('Harbour Strength Club');
    await expect(clientListPage(page).tiles).toHaveCount(8);
    await expect.poll(() => counted).toEqual([{ event: 'club_profile_switched', profile: 'club' }]);
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);
