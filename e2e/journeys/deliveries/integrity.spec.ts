import type { Page } from '@playwright/test';
import { accounts } from '../../fixtures/accounts/accounts';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { drawPhoto } from '../../fixtures/accounts/mediaFiles';
import { hasForeignCodeRun, tamperingNoise, tamperWith } from '../../fixtures/site/tampering';
import { expect, test } from '../../fixtures/test';
import { accountDialog } from '../../pages/mf-clients/accountDialog';
import { CLIENTS_PATH } from '../../pages/mf-clients/clientListPage';
import { failedPart } from '../../pages/host/remoteNotices';
import { GROUPS_PATH } from '../../pages/mf-groups/groupListPage';
import { shell } from '../../pages/host/shell';
import { shellDialogs } from '../../pages/host/shellDialogs';

test.use({ hasColdBrowser: true });

/** The product tries again by itself before it gives up; the rest is for a busy machine. */
const SHOWN_WITHIN_MS = 15_000;

/** A changed file never runs; its part reports that it is missing, and returns with the original files. */
async function expectRefusal(page: Page, files: RegExp, { path, title }: { path: string; title: string }) {
  const { changed, repair } = await tamperWith(page, files);
  await page.goto(path);
  await expect(failedPart(page).part).toBeVisible({ timeout: SHOWN_WITHIN_MS });
  await checkAccessibility(page);
  expect([...changed]).not.toEqual([]);
  expect(await hasForeignCodeRun(page)).toBe(false);
  repair();
  await failedPart(page).tryAgain.click();
  await expect(shell(page).title(title)).toBeVisible();
  await expect(failedPart(page).part).toBeHidden();
  expect(await hasForeignCodeRun(page)).toBe(false);
}

test('a chunk of the host that was changed does not run, and comes back as it was', async ({
  page,
  signedInAs,
  problems,
}) => {
  problems.allow(...tamperingNoise);
  await signedInAs(accounts.trainer);
  await expectRefusal(page, /\/host\/[^/]+\/federation\.\w+\.js/, { path: GROUPS_PATH, title: 'My Groups' });
});

test('a style sheet that a remote loads later and that was changed is not used, and comes back as it was', async ({
  page,
  signedInAs,
  problems,
}) => {
  problems.allow(...tamperingNoise);
  await signedInAs(accounts.trainer);
  const loadedLater = /\/remotes\/mf-clients\/[^/]+\/\d+\.\w+\.css/;
  const { changed, repair } = await tamperWith(page, loadedLater);
  const account = accountDialog(page);
  await page.goto(CLIENTS_PATH);
  await shellDialogs(page).settings.click();
  await account.chooseFile('me.png', 'image/png', await drawPhoto(page, 'image/png'));
  const tryAgain = page.getByRole('dialog').getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible();
  expect([...changed]).toHaveLength(1);
  expect(await hasForeignCodeRun(page)).toBe(false);
  repair();
  await tryAgain.click();
  await expect(account.crop).toBeVisible();
  expect(await hasForeignCodeRun(page)).toBe(false);
});

test('the host itself never runs when it was changed', async ({ page, problems }) => {
  problems.allow(...tamperingNoise);
  const { changed } = await tamperWith(page, /\/host\/[^/]+\/main\./);
  await page.goto('/login');
  expect([...changed].map((file) => file.replace(/.*\./, ''))).toEqual(['js']);
  expect(await hasForeignCodeRun(page)).toBe(false);
  await expect(page.locator('#first-paint')).toBeAttached();
});

test('what is loaded ahead is used, and no script is fetched twice', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await page.goto('/login');
  const preloaded = await page
    .locator('link[rel=preload]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('integrity')));
  expect(preloaded.length).toBeGreaterThan(3);
  expect(preloaded).not.toContain(null);
  await page.getByRole('textbox', { name: 'Email' }).click();
  expect(scripts).toEqual([...new Set(scripts)]);
});

test('a script runs with its hash, and the same script without one does not', async ({ page, problems }) => {
  problems.allow(/integrity/i);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).click();
  const outcomes = await page
    .locator('link[rel=preload]')
    .last()
    .evaluate(async (link) => {
      const outcomeOf = (attributes: Record<string, string | null>) =>
        new Promise<string>((resolve) => {
          const script = Object.assign(document.createElement('script'), attributes);
          script.addEventListener('load', () => resolve('ran'));
          script.addEventListener('error', () => resolve('refused'));
          document.head.append(script);
        });
      const src = `${link.getAttribute('href')}?again`;
      const integrity = link.getAttribute('integrity');
      return [await outcomeOf({ src, integrity, crossOrigin: 'anonymous' }), await outcomeOf({ src })];
    });
  expect(outcomes).toEqual(['ran', 'refused']);
});
