import type { Page } from '@playwright/test';
import { accounts } from '../../fixtures/accounts/accounts';
import { remoteNames } from '../../fixtures/site/remotes';
import { countClaimed, LIBRARY_MARKS, readSharedModules } from '../../fixtures/site/singletons';
import { expect, test } from '../../fixtures/test';
import { calendarPage } from '../../pages/mf-schedule/calendarPage';
import { chartIn, clientDashboardPage } from '../../pages/mf-clients/clientDashboardPage';
import { clientListPage } from '../../pages/mf-clients/clientListPage';
import { exerciseLibraryPage } from '../../pages/mf-libraries/exerciseLibraryPage';
import { goalsDialog } from '../../pages/mf-clients/goalsDialog';
import { groupListPage } from '../../pages/mf-groups/groupListPage';
import { libraryHomePage } from '../../pages/mf-libraries/libraryHomePage';
import { shell } from '../../pages/host/shell';
import { signInPage } from '../../pages/mf-auth/signInPage';

test.use({ hasColdBrowser: true });

/** Modules of `shared` that would split the page in two if there were a second copy. */
const CLAIMED = ['api-client', 'events', 'query', 'routing', 'session', 'slots', 'site-config'];

const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@formline/shared/ui/core',
  '@formline/shared/ui/forms',
  '@formline/shared/ui/charts',
  '@formline/shared/ui/controls',
  '@formline/shared/ui/overlays',
  '@formline/shared/ui/motion',
  '@formline/shared/ui/pickers',
  '@formline/shared/ui/sortable',
  '@formline/shared/routing',
  '@formline/shared/query',
  '@formline/shared/events',
  '@formline/shared/api-client',
  '@formline/shared/session',
  '@formline/shared/slots',
  '@formline/shared/site-config',
  '@formline/shared/contracts/schema',
];

async function visitEverything(page: Page): Promise<void> {
  const bar = shell(page);
  await signInPage(page).open();
  await signInPage(page).signIn(accounts.trainer);
  await clientListPage(page).tile('Noah Abrams').click();
  await expect(chartIn(clientDashboardPage(page).assessments, 'Squat').figure).toBeVisible();
  await goalsDialog(page).open();
  await expect(goalsDialog(page).openRows.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(goalsDialog(page).dialog).toBeHidden();
  await clientDashboardPage(page).scheduleWorkout.click();
  await expect(calendarPage(page).grid).toBeVisible();
  await bar.tab('Libraries').click();
  await libraryHomePage(page).tile('Exercises').click();
  await exerciseLibraryPage(page).row(1).click();
  await expect(exerciseLibraryPage(page).details).toBeVisible();
  await bar.openProfileMenu();
  await page.keyboard.press('Escape');
  await bar.tab('Groups').click();
  await expect(groupListPage(page).heading).toBeVisible();
}

test('after a walk through all remotes the page holds one copy of everything that is shared', async ({
  page,
}) => {
  const scripts: { url: string; text: Promise<string> }[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (/\.js(?:\?|$)/.test(url)) scripts.push({ url, text: response.text() });
  });
  await visitEverything(page);

  const claimed = await countClaimed(page);
  expect(claimed).toMatchObject(Object.fromEntries(CLAIMED.map((name) => [name, 1])));
  expect(Object.values(claimed ?? {}).every((count) => count === 1)).toBe(true);

  const loaded = await Promise.all(scripts.map(async ({ url, text }) => ({ url, text: await text })));
  const fromHost = loaded.filter(({ url }) => url.includes('/host/'));
  const fromRemotes = loaded.filter(({ url }) => url.includes('/remotes/'));
  for (const name of remoteNames)
    expect(
      fromRemotes.some(({ url }) => url.includes(`/${name}/`)),
      name,
    ).toBe(true);
  for (const [library, mark] of Object.entries(LIBRARY_MARKS)) {
    expect(
      fromHost.some(({ text }) => text.includes(mark)),
      `the host brings ${library}`,
    ).toBe(true);
    const copies = fromRemotes.filter(({ text }) => text.includes(mark)).map(({ url }) => url);
    expect(copies, `no remote brings ${library}`).toEqual([]);
  }
});

/** The runtime names the first remote that asked as the provider of these; the marks tell whose code it is. */
const FETCHED_WHEN_ASKED_FOR = [
  '@formline/shared/query',
  '@formline/shared/ui/core',
  '@formline/shared/ui/forms',
  '@formline/shared/ui/charts',
  '@formline/shared/ui/controls',
  '@formline/shared/ui/overlays',
  '@formline/shared/ui/motion',
  '@formline/shared/ui/pickers',
  '@formline/shared/ui/sortable',
];

test(
  'every shared module has one version and one copy, and the host provides it',
  { tag: '@full' },
  async ({ page }) => {
    await visitEverything(page);
    const shared = await readSharedModules(page);
    expect(shared.map(({ key }) => key)).toEqual(expect.arrayContaining(SHARED));
    for (const { key, versions, copies, providers } of shared) {
      expect(versions, key).toBe(1);
      expect(copies, key).toBeLessThanOrEqual(1);
      if (!FETCHED_WHEN_ASKED_FOR.includes(key)) expect(providers, key).toEqual(['host']);
    }
  },
);
