import type { Page } from '@playwright/test';
import type { RegistryRemote } from '@formline/shared/contracts/registry';
import { accounts } from '../fixtures/accounts';
import { expect, test } from '../fixtures/fault-matrix/faultCase';
import { liveRemote } from '../fixtures/fault-matrix/liveRemote';
import { type Place, places } from '../fixtures/fault-matrix/places';
import { serveSecondBuild } from '../fixtures/fault-matrix/serveSecondBuild';
import { type FaultySite, withRemote } from '../fixtures/fault-matrix/sitedRegistry';
import { shell } from '../pages/shell';

/** What the page of a remote says, as text or as the name of something. */
const said = (page: Page, text: string) => {
  const main = page.getByRole('main');
  return main
    .getByText(text, { exact: true })
    .or(main.getByLabel(text, { exact: true }))
    .first();
};

/** A remote with two builds on the site: which of them is live, the test decides. */
async function twoBuilds({ context, registry }: FaultySite, live: RegistryRemote, says: Place['says']) {
  const second = await serveSecondBuild(context, live, says);
  const make = (change: (remote: RegistryRemote) => RegistryRemote) =>
    registry.become(withRemote(live.name, change));
  return {
    deploySecond: () => make((remote) => ({ ...remote, active: second, fallback: remote.active })),
    goBackToFirst: () => make((remote) => ({ ...remote, fallback: second })),
  };
}

/** The person comes back to the tab, which is when it looks whether something was deployed. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

async function expectRestWorks(page: Page, { other: [tab, title] }: Place) {
  await shell(page).tab(tab).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

for (const place of places) {
  const { remote: name, says } = place;
  const [first, second] = says;
  for (const { what, before, after } of [
    { what: 'is deployed under an open tab', before: first, after: second },
    { what: 'is rolled back under an open tab', before: second, after: first },
  ]) {
    test(`${name} ${what}: the tab works on, and a new one has the build`, async ({
      site,
      signedInAs,
      faultCase,
    }) => {
      faultCase.isOf(what);
      const { page, context } = site;
      const path = await place.path(await signedInAs(accounts.trainer));
      const builds = await twoBuilds(site, await liveRemote(site, name), says);
      if (before === second) builds.deploySecond();
      await page.goto(path);
      await expect(said(page, before)).toBeVisible();
      if (before === second) builds.goBackToFirst();
      else builds.deploySecond();
      await comeBack(page);
      await expect(said(page, before)).toBeVisible();
      await expectRestWorks(page, place);
      await page.goBack();
      await expect(said(page, before).or(said(page, after))).toBeVisible();
      const tab = await context.newPage();
      await tab.goto(path);
      await expect(said(tab, after)).toBeVisible();
      faultCase.survived();
    });
  }
}
