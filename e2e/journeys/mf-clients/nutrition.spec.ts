import { accounts } from '../../fixtures/accounts/accounts';
import { clientNamed } from '../../fixtures/accounts/clients';
import { checkAccessibility, checkBothSchemes } from '../../fixtures/browser/checkAccessibility';
import { tabTo } from '../../fixtures/browser/keyboard';
import { expect, test } from '../../fixtures/test';
import { clientDashboardPage, dashboardPath } from '../../pages/mf-clients/clientDashboardPage';

test('nutrition is entered by keyboard in percent of the calories, and asked about below the minimum', async ({
  page,
  signedInAs,
}) => {
  const client = await clientNamed(await signedInAs(accounts.trainer), 'Uma Desai');
  const { nutrition } = clientDashboardPage(page);
  const form = page.getByRole('dialog', { name: 'Enter nutrition' });
  await page.goto(dashboardPath(client));
  await expect(nutrition).toContainText('No nutrition data recorded. Click on this card to record.');

  await tabTo(page, nutrition.getByRole('button', { name: 'Enter nutrition' }));
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Protein (g)')).toBeFocused();
  await checkAccessibility(page);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  for (const value of ['900', '30', '40', '30']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(value);
  }
  await expect(form).toContainText('900 kcal a day');
  await expect(form).toContainText(
    'Nobody should eat less than 1,000 calories a day without a doctor’s advice.',
  );
  await checkAccessibility(page);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Save 900 calories a day?' });
  await expect(question).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await form.getByLabel('Calories (kcal)').fill('2000');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(nutrition).toContainText('2,000 kcal a day');
  await expect(nutrition).toContainText(/Protein\s*150 g\s*30%/);
  await expect(nutrition).toContainText(/Fat\s*67 g\s*30%/);
  await expect(nutrition).toBeFocused();

  await tabTo(page, nutrition.getByRole('button', { name: 'Enter nutrition' }));
  await page.keyboard.press('Enter');
  await form.getByLabel('Protein (g)').fill('160');
  await page.keyboard.press('Enter');
  await expect(nutrition).toContainText(/Protein\s*160 g/);
  await tabTo(page, nutrition.getByRole('button', { name: 'History' }));
  await page.keyboard.press('Enter');
  const history = page.getByRole('dialog', { name: 'Nutrition history' });
  await expect(history.getByRole('row')).toHaveCount(3);
  await checkBothSchemes(page);
  await tabTo(page, history.getByRole('button', { name: /^Edit/ }).last());
  await page.keyboard.press('Enter');
  const edit = page.getByRole('dialog', { name: /^Edit the nutrition of / });
  await expect(edit.getByLabel('Protein (g)')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('140');
  await checkBothSchemes(page);
  await page.keyboard.press('Enter');
  await expect(edit).toBeHidden();
  await expect(history.getByRole('row', { name: /140 g/ })).toBeVisible();
  await tabTo(page, history.getByRole('button', { name: /^Delete/ }).first());
  await page.keyboard.press('Enter');
  await expect(history.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(history.getByRole('row')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(nutrition).toContainText(/Protein\s*160 g/);
});
