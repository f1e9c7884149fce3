import type { Page } from '@playwright/test';
import type { RegistryRemote } from '@formline/shared/contracts/registry';
import { accounts } from '../fixtures/accounts';
import { Api } from '../fixtures/Api';
import { expect, test } from '../fixtures/fault-matrix/faultCase';
import { type Place, places } from '../fixtures/fault-matrix/places';
import { type FaultySite, withLater, withRemote } from '../fixtures/fault-matrix/sitedRegistry';
import { comeBack, laterBuild } from '../fixtures/laterDelivery';
import { OTHER_BUILD, serveOtherBuild } from '../fixtures/otherBuild';
import { liveRemote } from '../fixtures/remotes';
import { CLIENTS_PATH } from '../pages/clientListPage';
import { EXERCISES_PATH } from '../pages/exerciseLibraryPage';
import { GROUPS_PATH } from '../pages/groupListPage';
import { overrideBadge } from '../pages/overrideBadge';
import { shell } from '../pages/shell';
import { signInPage } from '../pages/signInPage';
import { updateNotice } from '../pages/updateNotice';

/** What the page of a remote says, as text or as the name of something. */
const said = (page: Page, text: string) => {
  const main = page.getByRole('main');
  return main
    .getByText(text, { exact: true })
    .or(main.getByLabel(text, { exact: true }))
    .first();
};

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A remote with a second build on the site: whether that is live, the test decides. */
async function twoBuilds({ context, registry }: FaultySite, { remote, says }: Place) {
  const promote = await laterBuild(context, context.request, { remote, change: says });
  const canary = { percent: 100, roles: ['manager' as const], clubs: [], salt: 'second' };
  return {
    deploySecond: () => registry.become(withLater(promote)),
    goBackToFirst: () => registry.become(withRemote(remote, (known) => known)),
    tryWithManagers: () => {
      const onTrial = (second: RegistryRemote, first: RegistryRemote) => ({
        ...first,
        canary: { ...canary, build: second.active },
      });
      registry.become(
        withLater((known) => {
          const remotes = promote(known).remotes.map((second, place) => {
            const first = known.remotes[place];
            return first && second.name === remote ? onTrial(second, first) : second;
          });
          return { ...known, remotes };
        }),
      );
    },
  };
}

for (const place of places) {
  const { remote: name, says } = place;
  const [first, second] = says;
  for (const { what, before, after } of [
    { what: 'is deployed under an open tab', before: first, after: second },
    { what: 'is rolled back under an open tab', before: second, after: first },
  ]) {
    test(`${name} ${what}: the page goes on, the next visit has the build`, async ({
      site,
      signedInAs,
      faultCase,
    }) => {
      faultCase.isOf(what);
      const { page, context } = site;
      const path = await place.path(await signedInAs(accounts.trainer));
      const builds = await twoBuilds(site, place);
      if (before === second) builds.deploySecond();
      await page.clock.install();
      await page.goto(path);
      await expect(said(page, before)).toBeVisible();
      if (before === second) builds.goBackToFirst();
      else builds.deploySecond();
      await comeBack(page);
      await expect(updateNotice(page).notice).toBeVisible();
      await expect(said(page, before)).toBeVisible();
      await shell(page).tab(place.other[0]).click();
      await expect(heading(page, place.other[1])).toBeVisible();
      await page.goBack();
      await expect(said(page, after)).toBeVisible();
      const tab = await context.newPage();
      await tab.goto(path);
      await expect(said(tab, after)).toBeVisible();
      faultCase.survived();
    });
  }

  test(`${name} is tried with managers: of two persons in one browser one gets the trial`, async ({
    site,
    request,
    signedInAs,
    faultCase,
  }) => {
    faultCase.isOf('is a canary for some');
    const { page } = site;
    const builds = await twoBuilds(site, place);
    builds.tryWithManagers();
    await page.goto(await place.path(await signedInAs(accounts.trainer)));
    await expect(said(page, first)).toBeVisible();
    await shell(page).logOut();
    await signInPage(page).heading.waitFor();
    await signInPage(page).signIn(accounts.manager);
    await expect(shell(page).mainTabs).toBeVisible();
    await page.goto(await place.path(await Api.signIn(request, accounts.manager)));
    await expect(said(page, second)).toBeVisible();
    faultCase.survived();
  });
}

const overridden = [
  { name: 'mf-auth', path: '/privacy-policy', title: 'Privacy policy' },
  { name: 'mf-clients', path: CLIENTS_PATH, title: 'My Clients' },
  {
    name: 'mf-schedule',
    path: `${GROUPS_PATH}/1/dashboard/calendar/schedule-exercises`,
    title: 'Assign Exercises',
  },
  { name: 'mf-libraries', path: EXERCISES_PATH, title: 'Exercises' },
  { name: 'mf-groups', path: GROUPS_PATH, title: 'My Groups' },
] as const;

for (const { name, path, title } of overridden) {
  test(`${name} is overridden in a tab of the staff, and reset`, async ({
    site,
    request,
    signedInAs,
    faultCase,
  }) => {
    faultCase.isOf('is overridden and reset');
    const { page } = site;
    await serveOtherBuild(page, await liveRemote(request, name));
    await signedInAs(accounts.staff);
    const entry = page.waitForResponse(`**/${OTHER_BUILD}/remoteEntry.js`);
    const { badge, reset } = overrideBadge(page);
    await page.goto(`${path}?mf-override=${name}@${OTHER_BUILD}`);
    await expect(badge).toContainText(`${name} ${OTHER_BUILD}`);
    await expect(heading(page, title)).toBeVisible();
    expect((await entry).ok()).toBe(true);
    await reset.click();
    await expect(badge).toBeHidden();
    await expect(heading(page, title)).toBeVisible();
    faultCase.survived();
  });
}
