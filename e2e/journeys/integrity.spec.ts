import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts';
import { clientNamed } from '../fixtures/clientNamed';
import { hasForeignCodeRun, tamperingNoise, tamperWith } from '../fixtures/tampering';
import { expect, test } from '../fixtures/test';
import { calendarPath } from '../pages/calendarPage';
import { CLIENTS_PATH } from '../pages/clientListPage';
import { EXERCISES_PATH } from '../pages/exerciseLibraryPage';
import { GROUPS_PATH } from '../pages/groupListPage';

/** The product tries again by itself before it gives up; the rest is for a busy machine. */
const SHOWN_WITHIN_MS = 15_000;

const failedPart = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This part of Formline is not available right now' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** What was changed never runs; its part says that it is not there, and comes back with the files as they were. */
async function expectRefusal(page: Page, files: RegExp, { path, title }: { path: string; title: string }) {
  const { changed, mend } = await tamperWith(page, files);
  await page.goto(path);
  await expect(failedPart(page)).toBeVisible({ timeout: SHOWN_WITHIN_MS });
  expect([...changed]).not.toEqual([]);
  expect(await hasForeignCodeRun(page)).toBe(false);
  await mend();
  await failedPart(page).getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(failedPart(page)).toBeHidden();
  expect(await hasForeignCodeRun(page)).toBe(false);
}

test.describe('somebody changes files on their way to a trainer', () => {
  const groups = { path: GROUPS_PATH, title: 'My Groups' };
  for (const { what, files, shown } of [
    { what: 'the entry of a remote', files: /\/mf-groups\/.*remoteEntry\.js/, shown: groups },
    { what: 'the chunk of a page', files: /\/mf-groups\/.*GroupListRoute\.\w+\.js/, shown: groups },
    { what: 'a chunk that pages share', files: /\/mf-groups\/[^/]+\/\d+\.\w+\.js/, shown: groups },
    {
      what: 'every file of a remote',
      files: /\/remotes\/mf-clients\//,
      shown: { path: CLIENTS_PATH, title: 'My Clients' },
    },
    {
      what: 'every file of another remote',
      files: /\/remotes\/mf-libraries\//,
      shown: { path: EXERCISES_PATH, title: 'Exercises' },
    },
    { what: 'a chunk of the host', files: /\/host\/[^/]+\/federation\.\w+\.js/, shown: groups },
  ]) {
    test(`${what}: it does not run, and comes back as it was`, async ({ page, signedInAs, problems }) => {
      problems.allow(...tamperingNoise);
      await signedInAs(accounts.trainer);
      await expectRefusal(page, files, shown);
    });
  }

  test('every file of a remote in a client’s page: it does not run, and comes back as it was', async ({
    page,
    signedInAs,
    problems,
  }) => {
    problems.allow(...tamperingNoise);
    const api = await signedInAs(accounts.trainer);
    const path = calendarPath(await clientNamed(api, 'Elena Petrova'));
    await expectRefusal(page, /\/remotes\/mf-schedule\//, { path, title: 'Calendar' });
  });
});

test('files that were loaded ahead for a visitor and changed on their way do not run', async ({
  page,
  problems,
}) => {
  problems.allow(...tamperingNoise);
  await expectRefusal(page, /\/remotes\/mf-auth\//, { path: '/login', title: 'Sign in' });
});

test('the host itself never runs when it was changed, and its style sheet changes nothing', async ({
  page,
  problems,
}) => {
  problems.allow(...tamperingNoise);
  const { changed } = await tamperWith(page, /\/host\/[^/]+\/main\./);
  await page.goto('/login');
  expect([...changed].map((file) => file.replace(/.*\./, '')).sort()).toEqual(['css', 'js']);
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
