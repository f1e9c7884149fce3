import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts';
import type { Api } from '../fixtures/Api';
import { clientNamed } from '../fixtures/clientNamed';
import { expect, type FaultCase, test } from '../fixtures/fault-matrix/faultCase';
import { type Place, places } from '../fixtures/fault-matrix/places';
import {
  type Befallen,
  missing,
  type RemoteFault,
  remoteFaults,
  tamperedPreload,
  unmetRequirement,
} from '../fixtures/fault-matrix/remoteFaults';
import { withRemote } from '../fixtures/fault-matrix/sitedRegistry';
import type { RemoteName } from '../fixtures/remotes';
import { clientDashboardPage, dashboardPath } from '../pages/clientDashboardPage';
import { clientListPage } from '../pages/clientListPage';
import { failedPart } from '../pages/failedPart';
import { shell } from '../pages/shell';
import { signInPage } from '../pages/signInPage';

const heading = (page: Page, name: string) => page.locator('#root').getByRole('heading', { level: 1, name });

interface Told {
  readonly name: string;
  readonly build: string;
  readonly fault: RemoteFault;
  readonly faultCase: FaultCase;
}

/** Opens a page of a broken remote: the region says what is the matter, and the server is told which build it was. */
async function expectToldFailure(page: Page, path: string, { name, build, fault, faultCase }: Told) {
  await page.goto(path, { waitUntil: 'commit' });
  const { part } = failedPart(page);
  await expect(part).toBeVisible();
  await expect(part).toContainText(`${name} ${build}`);
  await faultCase.expectBlamed({ name, build, phase: fault.phase });
}

/** The fault is over, and a retry shows the remote in the page that is open. */
async function expectRetryWorks(page: Page, mend: Befallen['mend'], shown: () => Promise<void>) {
  const { part, tryAgain } = failedPart(page);
  await page.evaluate(() => Reflect.set(globalThis, 'wasNotReloaded', true));
  await mend();
  await tryAgain.click();
  await shown();
  await expect(part).toBeHidden();
  expect(await page.evaluate<unknown>("Reflect.get(globalThis, 'wasNotReloaded')")).toBe(true);
}

async function expectRestWorks(page: Page, { other: [tab, title] }: Place) {
  await shell(page).tab(tab).click();
  await expect(heading(page, title)).toBeVisible();
}

for (const fault of remoteFaults) {
  for (const place of places) {
    const { remote: name, title } = place;
    test(`${name} ${fault.what}: the rest works, and a retry brings it back`, async ({
      site,
      signedInAs,
      faultCase,
    }) => {
      faultCase.isOf(fault.what);
      const { page } = site;
      const api = await signedInAs(accounts.trainer);
      const { build, mend } = await fault.befall(site, name);
      await expectToldFailure(page, await place.path(api), { name, build, fault, faultCase });
      await expectRestWorks(page, place);
      await page.goBack();
      await expect(failedPart(page).part).toBeVisible();
      await expectRetryWorks(page, mend, () => expect(heading(page, title)).toBeVisible());
      faultCase.survived();
    });
  }

  test(`mf-auth ${fault.what}: visitors are told, and a retry brings the sign-in page`, async ({
    site,
    faultCase,
  }) => {
    faultCase.isOf(fault.what);
    const { page } = site;
    const name = 'mf-auth';
    const { build, mend } = await fault.befall(site, name);
    await expectToldFailure(page, '/login', { name, build, fault, faultCase });
    const login = signInPage(page);
    await expectRetryWorks(page, mend, () => expect(login.heading).toBeVisible());
    await login.signIn(accounts.trainer);
    await expect(clientListPage(page).heading).toBeVisible();
    faultCase.survived();
  });

  test(`mf-schedule ${fault.what}: the dashboard around its card stays`, async ({
    site,
    signedInAs,
    faultCase,
  }) => {
    faultCase.isOf(fault.what);
    const { page } = site;
    const name = 'mf-schedule';
    const api = await signedInAs(accounts.trainer);
    const { build, mend } = await fault.befall(site, name);
    const client = await clientNamed(api, 'Elena Petrova');
    await expectToldFailure(page, dashboardPath(client), { name, build, fault, faultCase });
    const dashboard = clientDashboardPage(page);
    await expect(dashboard.title('Elena Petrova')).toBeVisible();
    await expect(dashboard.summary).toBeVisible();
    await expectRetryWorks(page, mend, () => expect(dashboard.schedule).toBeVisible());
    await expect(dashboard.summary).toBeVisible();
    faultCase.survived();
  });
}

interface Visited {
  readonly name: RemoteName;
  readonly title: string;
  /** Signs in where that is needed, and says where the remote is seen. */
  readonly open: (signIn: (email: string) => Promise<Api>) => Promise<string>;
}

const visited: readonly Visited[] = [
  ...places.map(({ remote, title, path }) => ({
    name: remote,
    title,
    open: async (signIn: (email: string) => Promise<Api>) => path(await signIn(accounts.trainer)),
  })),
  { name: 'mf-auth', title: 'Sign in', open: () => Promise.resolve('/login') },
];

for (const { name, title, open } of visited) {
  test(`${name} ${tamperedPreload.what}: it is seen all the same, at the latest after a retry`, async ({
    site,
    signedInAs,
    faultCase,
  }) => {
    faultCase.isOf(tamperedPreload.what);
    const { page } = site;
    const path = await open(signedInAs);
    await tamperedPreload.befall(site, name);
    await page.goto(path);
    const { part, tryAgain } = failedPart(page);
    await expect(heading(page, title).or(part)).toBeVisible();
    if (await part.isVisible()) await tryAgain.click();
    await expect(heading(page, title)).toBeVisible();
    faultCase.survived();
  });

  test(`${name} ${unmetRequirement.what}: it is told, and the build before is fine`, async ({
    site,
    signedInAs,
    faultCase,
  }) => {
    const fault = unmetRequirement;
    faultCase.isOf(fault.what);
    const { page, registry } = site;
    const path = await open(signedInAs);
    const { build } = await fault.befall(site, name);
    await expectToldFailure(page, path, { name, build, fault, faultCase });
    registry.become(withRemote(name, (remote) => remote));
    await page.reload();
    await expect(heading(page, title)).toBeVisible();
    faultCase.survived();
  });
}

test('somebody who is signed in works on while mf-auth is missing', async ({
  site,
  signedInAs,
  faultCase,
}) => {
  faultCase.isOf(missing.what);
  const { page } = site;
  await signedInAs(accounts.trainer);
  await missing.befall(site, 'mf-auth');
  await clientListPage(page).open();
  await expect(clientListPage(page).tiles).toHaveCount(24);
  await page.goto('/privacy-policy');
  await expect(failedPart(page).part).toBeVisible();
  faultCase.survived();
});
