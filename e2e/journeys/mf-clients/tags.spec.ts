import { newClientOfSignedIn } from '../../fixtures/accounts/clients';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { expect, test } from '../../fixtures/test';
import { clientDashboardPage, dashboardPath } from '../../pages/mf-clients/clientDashboardPage';

test('a tag is made for a client with the keyboard, filters the list, is deleted and brought back', async ({
  page,
  context,
  request,
}) => {
  const { client } = await newClientOfSignedIn(context, request);
  await page.goto(dashboardPath(client));
  const summary = page.getByRole('main');
  const form = page.getByRole('dialog', { name: 'New tag' });

  await summary.getByRole('button', { name: 'Edit tags' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'New tag' })).toBeVisible();
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.type('new');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Marathon 2027');
  await checkAccessibility(page);
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(summary.getByText('Marathon 2027')).toBeVisible();
  await expect(summary.getByRole('button', { name: 'Edit tags' })).toBeFocused();

  const { breadcrumbs } = clientDashboardPage(page);
  await breadcrumbs.getByRole('link', { name: 'My Clients' }).click();
  await page.getByRole('button', { name: 'Tags', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: /Marathon 2027/ }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/tags=\d+/);
  await expect(page.getByRole('gridcell')).toHaveText([new RegExp(client.first_name)]);
  await checkAccessibility(page);
  await page.reload();
  await expect(page.getByRole('gridcell')).toHaveCount(1);

  await page.getByRole('gridcell').getByRole('link').click();
  await summary.getByRole('button', { name: 'Edit tags' }).click();
  await page.getByRole('menuitem', { name: 'Manage tags' }).click();
  const list = page.getByRole('dialog', { name: 'Tags' });
  await checkAccessibility(page);
  await list.getByRole('button', { name: 'Delete Marathon 2027' }).click();
  await expect(list.getByText('No tags yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('row', { name: /Marathon 2027/ })).toContainText('1 client');
});
