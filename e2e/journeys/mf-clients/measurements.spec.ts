import { STRONG_PASSWORD } from '../../fixtures/accounts/accounts';
import { Api } from '../../fixtures/accounts/Api';
import { clientNamed } from '../../fixtures/accounts/clients';
import { newEmail, newTrainer } from '../../fixtures/accounts/newAccounts';
import { storeToken } from '../../fixtures/accounts/storedToken';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { expect, productUrl, test } from '../../fixtures/test';
import { dashboardPath } from '../../pages/mf-clients/clientDashboardPage';
import { measurementPages } from '../../pages/mf-clients/measurementPages';

test('measurements are recorded with the keyboard, asked about, changed, deleted and brought back', async ({
  page,
  context,
  request,
}) => {
  const trainer = await newTrainer(request);
  await trainer.addClient(newEmail('client'));
  const api = await Api.signIn(request, trainer.email, STRONG_PASSWORD);
  await storeToken(context, productUrl, trainer.token);
  await page.goto(dashboardPath(await clientNamed(api, 'Noor Hara')));
  const { card, record, form, weight, question, all, list } = measurementPages(page);

  // Three actions from the dashboard to the saved weight: open, type, Enter.
  await record.click();
  await expect(weight).toBeFocused();
  await checkAccessibility(page);
  await page.keyboard.type('151');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(card).toContainText('151.0 lb');

  await record.click();
  await expect(weight).toHaveAccessibleDescription(/^Last: 151\.0 lb/);
  // Eleven fields from the weight on: a value, and Tab to the next.
  for (const value of ['115', '22.3', '77.7', '14', '38', '31', '39', '12', '22', '15']) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await form.getByRole('button', { name: 'Save measurement' }).click();
  await expect(question).toContainText('Weight 115.0 lb, after 151.0 lb');
  await checkAccessibility(page);
  await question.getByRole('button', { name: 'Change it' }).click();
  await weight.fill('150');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(card).toContainText('Waist 31.0 in');

  await all(2).click();
  await checkAccessibility(page);
  await expect(list.getByRole('row')).toHaveCount(3);
  await list
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect(list.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('row')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(card).toContainText('150.0 lb');
});
