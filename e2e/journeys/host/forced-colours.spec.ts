import { accounts } from '../../fixtures/accounts/accounts';
import { unseenStates } from '../../fixtures/browser/unseenStates';
import { expect, test } from '../../fixtures/test';
import { CLIENTS_PATH } from '../../pages/mf-clients/clientListPage';
import { MY_PROGRAMS_PATH, programsPage } from '../../pages/mf-libraries/programsPage';

test('what is chosen, and what lies above the page, can be told from the rest with forced colours', async ({
  page,
  signedInAs,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signedInAs(accounts.trainer);
  await page.goto(CLIENTS_PATH);
  await page.getByRole('link', { name: 'Amelia Hart' }).click();
  await expect(page.getByRole('radio', { checked: true }).first()).toBeVisible();
  expect(await unseenStates(page)).toEqual([]);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('amelia');
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCSS('outline-style', 'solid');
  expect(await unseenStates(page)).toEqual([]);

  await page.goto(MY_PROGRAMS_PATH);
  const programs = programsPage(page);
  await programs.rows.filter({ hasText: 'Outdoor Base' }).click();
  await expect(page.getByTitle('Saturday').last()).toHaveAttribute('aria-pressed', 'true');
  expect(await unseenStates(page)).toEqual([]);

  await programs.more('Carry Day').click();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-highlighted]')).toBeVisible();
  expect(await unseenStates(page.getByRole('menu'))).toEqual([]);
});
