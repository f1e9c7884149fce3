import type { Page } from '@playwright/test';
import type { Canary } from '@formline/shared/contracts/platform/registry';
import { accounts } from '../../fixtures/accounts/accounts';
import { Api } from '../../fixtures/accounts/Api';
import { changeSiteConfig } from '../../fixtures/site/changeSiteConfig';
import { comeBack } from '../../fixtures/browser/openTab';
import { variantTag } from '../../fixtures/fullRun';
import { expect, test } from '../../fixtures/fault-matrix/faultCase';
import { matrixCases, scenesOfOneFault } from '../../fixtures/fault-matrix/matrixCases';
import { type FaultPage, faultPages, signInFaultPage } from '../../fixtures/fault-matrix/faultPages';
import { laterBuild } from '../../fixtures/site/laterBuild';
import { type RemoteName, withLive, withRemote } from '../../fixtures/site/remotes';
import { OTHER_BUILD, serveOtherBuild } from '../../fixtures/site/serveBuild';
import type { FaultySite } from '../../fixtures/site/siteRegistry';
import { openBlankPage } from '../../fixtures/accounts/storedToken';
import { CLIENTS_PATH } from '../../pages/mf-clients/clientListPage';
import { EXERCISES_PATH } from '../../pages/mf-libraries/exerciseLibraryPage';
import { GROUPS_PATH } from '../../pages/mf-groups/groupListPage';
import { overrideBadge, updateNotice } from '../../pages/host/remoteNotices';
import { shell } from '../../pages/host/shell';
import { signInPage } from '../../pages/mf-auth/signInPage';

test.use({ hasColdBrowser: true });

const expectMessage = (page: Page, text: string) => {
  const main = page.locator('#root').getByRole('main');
  return main
    .getByText(text, { exact: true })
    .or(main.getByLabel(text, { exact: true }))
    .first();
};

async function twoBuilds({ context, registry }: FaultySite, { remote, says }: FaultPage) {
  const build = await laterBuild(context, { remote, change: says });
  return {
    deploySecond: () => registry.revise(withLive(remote, build)),
    goBackToFirst: () => registry.revise((known) => known),
    trySecond: (whom: Pick<Canary, 'percent' | 'roles'>) => {
      const canary: Canary = { ...whom, build, clubs: [], salt: 'second' };
      registry.revise(withRemote(remote, (known) => ({ ...known, canary })));
    },
  };
}

const changes = [
  { what: 'is deployed under an open tab', isSecondFirst: false },
  { what: 'is rolled back under an open tab', isSecondFirst: true },
];

const changedPages = matrixCases(changes, [...faultPages, signInFaultPage]);

for (const [index, [change, scene]] of changedPages.entries()) {
  const { what, isSecondFirst } = change;
  const isFirst = changedPages.findIndex(([other]) => other === change) === index;
  const [first, second] = scene.says;
  const [before, after] = isSecondFirst ? [second, first] : [first, second];
  test(
    `${scene.remote} ${what}: the page goes on, the next visit has the build`,
    variantTag(isFirst ? 0 : 1),
    async ({ site, signedInAs, faultCase }) => {
      faultCase.isOf(what);
      const { page, context } = site;
      const path = await scene.openScene(signedInAs);
      const builds = await twoBuilds(site, scene);
      if (isSecondFirst) builds.deploySecond();
      await page.clock.install();
      await page.goto(path);
      await expect(expectMessage(page, before)).toBeVisible();
      if (isSecondFirst) builds.goBackToFirst();
      else builds.deploySecond();
      await comeBack(page);
      await expect(updateNotice(page).notice).toBeVisible();
      await expect(expectMessage(page, before)).toBeVisible();
      await scene.leave(page);
      await scene.comeBack(page);
      await expect(expectMessage(page, after)).toBeVisible();
      const tab = await context.newPage();
      await tab.goto(path);
      await expect(expectMessage(tab, after)).toBeVisible();
      faultCase.survived();
    },
  );
}

/** Unit tests of the choice check the shares of many people; here two differ. */
const CANARY = 'is a canary for some';

for (const scene of scenesOfOneFault(faultPages)) {
  test(`${scene.remote} is tried with managers: of two persons in one browser one gets the trial`, async ({
    site,
    request,
    signedInAs,
    faultCase,
  }) => {
    faultCase.isOf(CANARY);
    const { page } = site;
    const [first, second] = scene.says;
    const { trySecond } = await twoBuilds(site, scene);
    trySecond({ percent: 100, roles: ['manager'] });
    await page.goto(await scene.openScene(signedInAs));
    await expect(expectMessage(page, first)).toBeVisible();
    await shell(page).logOut();
    await signInPage(page).heading.waitFor();
    await signInPage(page).signIn(accounts.manager);
    await expect(shell(page).mainTabs).toBeVisible();
    await page.goto(await scene.openScene(() => Api.signIn(request, accounts.manager)));
    await expect(expectMessage(page, second)).toBeVisible();
    faultCase.survived();
  });
}

/** Stored random numbers of two browsers, of which the first is in a half of all. */
const BROWSERS = { among: '0.2', beside: '0.3' };

test(
  'mf-auth is tried with half of the visitors: of two browsers one gets the trial, and keeps it',
  { tag: '@full' },
  async ({ site, faultCase }) => {
    faultCase.isOf(CANARY);
    const { page } = site;
    const [first, second] = signInFaultPage.says;
    const { trySecond } = await twoBuilds(site, signInFaultPage);
    trySecond({ percent: 50, roles: [] });
    for (const [browser, text] of [
      [BROWSERS.among, second],
      [BROWSERS.beside, first],
    ] as const) {
      await openBlankPage(page);
      await page.evaluate((id) => localStorage.setItem('formline.browser', JSON.stringify(id)), browser);
      for (let visit = 0; visit < 2; visit += 1) {
        await signInPage(page).open();
        await expect(expectMessage(page, text)).toBeVisible();
      }
    }
    faultCase.survived();
  },
);

interface Overridden {
  readonly name: RemoteName;
  readonly path: string;
  readonly title: string;
}

async function expectOverride(page: Page, { name, path, title }: Overridden) {
  await serveOtherBuild(page, name);
  const entry = page.waitForResponse(`**/${OTHER_BUILD}/remoteEntry.js`);
  const { badge, reset } = overrideBadge(page);
  await page.goto(`${path}?mf-override=${name}@${OTHER_BUILD}`);
  await expect(badge).toContainText(`${name} ${OTHER_BUILD}`);
  await expect(shell(page).title(title)).toBeVisible();
  expect((await entry).ok()).toBe(true);
  await reset.click();
  await expect(badge).toBeHidden();
  await expect(shell(page).title(title)).toBeVisible();
}

const OVERRIDE = 'is overridden and reset';

const byStaff: readonly Overridden[] = [
  { name: 'mf-clients', path: CLIENTS_PATH, title: 'My Clients' },
  { name: 'mf-auth', path: '/privacy-policy', title: 'Privacy policy' },
  {
    name: 'mf-schedule',
    path: `${GROUPS_PATH}/1/dashboard/calendar/schedule-exercises`,
    title: 'Assign Exercises',
  },
  { name: 'mf-libraries', path: EXERCISES_PATH, title: 'Exercises' },
  { name: 'mf-groups', path: GROUPS_PATH, title: 'My Groups' },
];

for (const overridden of scenesOfOneFault(byStaff)) {
  test(
    `${overridden.name} is overridden in a tab of the staff, and reset`,
    { tag: '@full' },
    async ({ site, signedInAs, faultCase }) => {
      faultCase.isOf(OVERRIDE);
      await signedInAs(accounts.staff);
      await expectOverride(site.page, overridden);
      faultCase.survived();
    },
  );
}

test(
  'mf-auth is overridden by a visitor where everybody may, and reset',
  { tag: '@full' },
  async ({ site, faultCase }) => {
    faultCase.isOf(OVERRIDE);
    await changeSiteConfig(site.page, { environment: 'preview', overridesForAll: true });
    await expectOverride(site.page, { name: 'mf-auth', path: '/login', title: 'Sign in' });
    faultCase.survived();
  },
);
