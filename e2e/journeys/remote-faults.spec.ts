import type { Page } from '@playwright/test';
import type { RegistryEntry } from '@formline/shared/contracts/registry';
import { accounts } from '../fixtures/accounts';
import type { Api } from '../fixtures/Api';
import { clientNamed } from '../fixtures/clientNamed';
import { breakRemote, faultNoise, type RemoteFault, remoteFaults } from '../fixtures/remoteFaults';
import { liveRemote, type RemoteName } from '../fixtures/remotes';
import { expect, test } from '../fixtures/test';
import { calendarPath } from '../pages/calendarPage';
import { clientDashboardPage, dashboardPath } from '../pages/clientDashboardPage';
import { CLIENTS_PATH, clientListPage } from '../pages/clientListPage';
import { EXERCISES_PATH } from '../pages/exerciseLibraryPage';
import { GROUPS_PATH } from '../pages/groupListPage';
import { shell } from '../pages/shell';
import { signInPage } from '../pages/signInPage';

/** The product gives a remote five seconds; the rest is for a busy machine. */
const SHOWN_WITHIN_MS = 9_000;

const failedPart = (page: Page) => {
  const part = page
    .getByRole('alert')
    .filter({ hasText: 'This part of Formline is not available right now' });
  return { part, tryAgain: part.getByRole('button', { name: 'Try again' }) };
};

/** Opens a page of a broken remote: the region says what is the matter, and the server is told which build it was. */
async function expectToldFailure(
  page: Page,
  path: string,
  { entry, fault }: { entry: RegistryEntry; fault: RemoteFault },
) {
  const reported = page.waitForRequest('**/api/client-reports');
  await page.goto(path, { waitUntil: 'commit' });
  const { part } = failedPart(page);
  await expect(part).toBeVisible({ timeout: SHOWN_WITHIN_MS });
  await expect(part).toContainText(`${entry.name} ${entry.build}`);
  const report = await reported;
  const failure = { remote: entry.name, build: entry.build, phase: fault.phase, attempt: 1 };
  expect(report.postDataJSON()).toMatchObject({
    hostBuild: await page.locator('html').getAttribute('data-build'),
    reports: expect.arrayContaining([expect.objectContaining({ kind: 'failure', ...failure })]),
  });
  expect((await report.response())?.ok()).toBe(true);
}

interface Place {
  readonly remote: RemoteName;
  readonly path: (api: Api) => Promise<string>;
  readonly title: string;
  /** A tab of another remote, and what it shows. */
  readonly other: readonly ['Groups' | 'Libraries', string];
}

const at = (path: string) => () => Promise.resolve(path);

const places: readonly Place[] = [
  { remote: 'mf-clients', path: at(CLIENTS_PATH), title: 'My Clients', other: ['Groups', 'My Groups'] },
  { remote: 'mf-libraries', path: at(EXERCISES_PATH), title: 'Exercises', other: ['Groups', 'My Groups'] },
  { remote: 'mf-groups', path: at(GROUPS_PATH), title: 'My Groups', other: ['Libraries', 'Libraries'] },
  {
    remote: 'mf-schedule',
    path: async (api) => calendarPath(await clientNamed(api, 'Elena Petrova')),
    title: 'Calendar',
    other: ['Groups', 'My Groups'],
  },
];

for (const fault of remoteFaults) {
  for (const { remote, path, title, other } of places) {
    test(`${remote} ${fault.what}: the rest works, and a retry brings it back`, async ({
      page,
      request,
      signedInAs,
      problems,
    }) => {
      problems.allow(...faultNoise);
      const api = await signedInAs(accounts.trainer);
      const entry = await liveRemote(request, remote);
      const mend = await breakRemote(page, entry, fault);
      const { part, tryAgain } = failedPart(page);
      const heading = (name: string) => page.getByRole('heading', { level: 1, name });
      await expectToldFailure(page, await path(api), { entry, fault });

      await shell(page).tab(other[0]).click();
      await expect(heading(other[1])).toBeVisible();
      await page.goBack();
      await expect(part).toBeVisible({ timeout: SHOWN_WITHIN_MS });

      await page.evaluate(() => Reflect.set(globalThis, 'wasNotReloaded', true));
      await mend();
      await tryAgain.click();
      await expect(heading(title)).toBeVisible();
      await expect(part).toBeHidden();
      expect(await page.evaluate<unknown>("Reflect.get(globalThis, 'wasNotReloaded')")).toBe(true);
    });
  }

  test(`mf-auth ${fault.what}: visitors are told, and a retry brings the sign-in page`, async ({
    page,
    request,
    problems,
  }) => {
    problems.allow(...faultNoise);
    const entry = await liveRemote(request, 'mf-auth');
    const mend = await breakRemote(page, entry, fault);
    await expectToldFailure(page, '/login', { entry, fault });
    await mend();
    await failedPart(page).tryAgain.click();
    const login = signInPage(page);
    await expect(login.heading).toBeVisible();
    await login.signIn(accounts.trainer);
    await expect(clientListPage(page).heading).toBeVisible();
  });

  test(`mf-schedule ${fault.what}: the dashboard around its card stays`, async ({
    page,
    request,
    signedInAs,
    problems,
  }) => {
    problems.allow(...faultNoise);
    const api = await signedInAs(accounts.trainer);
    const entry = await liveRemote(request, 'mf-schedule');
    const mend = await breakRemote(page, entry, fault);
    const client = await clientNamed(api, 'Elena Petrova');
    await expectToldFailure(page, dashboardPath(client), { entry, fault });
    const dashboard = clientDashboardPage(page);
    await expect(dashboard.title('Elena Petrova')).toBeVisible();
    await expect(dashboard.summary).toBeVisible();
    await mend();
    await failedPart(page).tryAgain.click();
    await expect(dashboard.schedule).toBeVisible();
    await expect(dashboard.summary).toBeVisible();
  });
}

test('somebody who is signed in works on while mf-auth is missing', async ({
  page,
  request,
  signedInAs,
  problems,
}) => {
  problems.allow(...faultNoise);
  await signedInAs(accounts.trainer);
  const [missing] = remoteFaults;
  if (!missing) throw new Error('There is no fault to inject');
  await breakRemote(page, await liveRemote(request, 'mf-auth'), missing);
  await clientListPage(page).open();
  await expect(clientListPage(page).tiles).toHaveCount(24);
  await page.goto('/privacy-policy');
  await expect(failedPart(page).part).toBeVisible({ timeout: SHOWN_WITHIN_MS });
});
