import type { Page } from '@playwright/test';
import { accounts } from '../../fixtures/accounts/accounts';
import { expect, type FaultCase, test } from '../../fixtures/fault-matrix/faultCase';
import { casesOfEachPhase, scenesOfOneFault } from '../../fixtures/fault-matrix/matrixCases';
import { faultPages, signInFaultPage } from '../../fixtures/fault-matrix/faultPages';
import {
  type InjectedFault,
  missing,
  type RemoteFault,
  remoteFaults,
  tamperedPreload,
  unmetRequirement,
} from '../../fixtures/fault-matrix/remoteFaults';
import { remoteScenes, type Scene, slotScene } from '../../fixtures/fault-matrix/scenes';
import { markPage, wasReloaded } from '../../fixtures/browser/openTab';
import { clientListPage } from '../../pages/mf-clients/clientListPage';
import { failedPart } from '../../pages/host/remoteNotices';
import { shell } from '../../pages/host/shell';

test.use({ hasColdBrowser: true });

interface ExpectedReport {
  readonly name: string;
  readonly build: string;
  readonly fault: RemoteFault;
  readonly faultCase: FaultCase;
}

async function expectReportedFailure(
  page: Page,
  path: string,
  { name, build, fault, faultCase }: ExpectedReport,
) {
  await page.goto(path, { waitUntil: 'commit' });
  const { part } = failedPart(page);
  await expect(part).toBeVisible();
  await expect(part).toContainText(`${name} ${build}`);
  await faultCase.expectBlamed({ name, build, phase: fault.phase });
}

async function expectRetryWorks(page: Page, repair: InjectedFault['repair'], { expectBack }: Scene) {
  const { part, tryAgain } = failedPart(page);
  await markPage(page);
  await repair();
  await tryAgain.click();
  await expectBack(page);
  await expect(part).toBeHidden();
  expect(await wasReloaded(page)).toBe(false);
}

const cases = [
  ...casesOfEachPhase(remoteFaults, remoteScenes),
  // A slot has a boundary of its own in a page of another remote, so it meets every fault.
  ...casesOfEachPhase(remoteFaults, [slotScene]),
];

for (const [fault, scene] of cases) {
  const { remote: name, outcome } = scene;
  test(`${name} ${fault.what}: ${outcome}`, async ({ site, signedInAs, faultCase }) => {
    faultCase.isOf(fault.what);
    const { page } = site;
    const path = await scene.openScene(signedInAs);
    const { build, repair } = await fault.inject(site, name);
    await expectReportedFailure(page, path, { name, build, fault, faultCase });
    await scene.expectRestWorks(page);
    await expectRetryWorks(page, repair, scene);
    await scene.goOn(page);
    faultCase.survived();
  });
}

for (const { remote: name, title, openScene } of scenesOfOneFault([...faultPages, signInFaultPage])) {
  test(`${name} ${tamperedPreload.what}: it is seen all the same, at the latest after a retry`, async ({
    site,
    signedInAs,
    faultCase,
  }) => {
    faultCase.isOf(tamperedPreload.what);
    const { page } = site;
    const path = await openScene(signedInAs);
    await tamperedPreload.inject(site, name);
    await page.goto(path);
    const { part, tryAgain } = failedPart(page);
    await expect(shell(page).title(title).or(part)).toBeVisible();
    if (await part.isVisible()) await tryAgain.click();
    await expect(shell(page).title(title)).toBeVisible();
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
    const path = await openScene(signedInAs);
    const { build } = await fault.inject(site, name);
    await expectReportedFailure(page, path, { name, build, fault, faultCase });
    registry.revise((known) => known);
    await page.reload();
    await expect(shell(page).title(title)).toBeVisible();
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
  await missing.inject(site, 'mf-auth');
  await clientListPage(page).open();
  await expect(clientListPage(page).tiles).toHaveCount(24);
  await page.goto('/privacy-policy');
  await expect(failedPart(page).part).toBeVisible();
  faultCase.survived();
});
