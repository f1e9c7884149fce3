import { readFile } from 'node:fs/promises';
import { accounts } from '../../fixtures/accounts/accounts';
import { ActionCounter } from '../../fixtures/browser/actionCounter';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { tabTo } from '../../fixtures/browser/keyboard';
import { expect, test } from '../../fixtures/test';
import { clientListPage } from '../../pages/mf-clients/clientListPage';

test('the client list is a table with figures: sorted, filtered, with other columns, and saved as a file', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(accounts.trainer);
  const list = clientListPage(page);
  const table = page.getByRole('table', { name: 'Clients' });
  const rows = table.getByRole('rowheader');
  const actions = new ActionCounter(page);
  await list.open();
  await actions.click(page.getByRole('button', { name: 'Table' }));
  await expect(table).toHaveAttribute('aria-rowcount', '25');
  await expect(table.getByText(/^\d+%$/).first()).toBeVisible();
  await checkAccessibility(page);
  await checkZoomed(page);
  await actions.click(page.getByRole('button', { name: 'Adherence 30 days' }));
  await expect(table.getByRole('columnheader', { name: 'Adherence 30 days' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  actions.report('From the tiles to who keeps to the plan least', 2);

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Needs me' }).click();
  await page.keyboard.press('Escape');
  await expect(table).not.toHaveAttribute('aria-rowcount', '25');
  await expect(page).toHaveURL(/needs=me/);
  await page.getByRole('button', { name: 'Columns' }).click();
  await checkAccessibility(page);
  await page.getByRole('checkbox', { name: 'Adherence 7 days' }).uncheck();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(table.getByRole('columnheader', { name: 'Adherence 7 days' })).toHaveCount(0);

  const shown = await rows.count();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(shown + 1);
  expect(lines[0]).toContain('Name,Status,Adherence 30 days');
  await page.reload();
  await expect(rows).toHaveCount(shown);
  await expect(table.getByRole('columnheader', { name: 'Adherence 7 days' })).toHaveCount(0);
});

test('the table is sorted and opened by keyboard', async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  const list = clientListPage(page);
  await list.open('?view=table');
  const table = page.getByRole('table', { name: 'Clients' });
  await expect(table.getByText(/^\d+%$/).first()).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Name' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=-name/);
  await tabTo(page, table.getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\?clientId=/);
});
