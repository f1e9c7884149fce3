import { sendClientReports } from '@formline/shared/contracts/platform/clientReports';
import { accounts } from '../../fixtures/accounts/accounts';
import { expect, test } from '../../fixtures/fault-matrix/faultCase';
import { missing } from '../../fixtures/fault-matrix/remoteFaults';
import { groupListPage } from '../../pages/mf-groups/groupListPage';

test.use({ hasColdBrowser: true });

test('mf-groups lacks a file that its page asks for later: the page stays, and a retry brings it', async ({
  site,
  signedInAs,
  faultCase,
}) => {
  faultCase.isOf('lacks a file that is asked for later');
  const { page } = site;
  const name = 'mf-groups';
  await signedInAs(accounts.trainer);
  const { open, heading, createButton } = groupListPage(page);
  await open();
  const { build, repair } = await missing.inject(site, name);
  const report = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith(sendClientReports.path),
  );
  await createButton.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('We couldn’t load this part of the page');
  await faultCase.expectBlamed({ name, build, phase: 'chunk' });
  expect((await report).postDataJSON()).toMatchObject({ reports: [{ cause: 'http', status: 404 }] });
  await repair();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByLabel('Group name')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(heading).toBeVisible();
  faultCase.survived();
});
