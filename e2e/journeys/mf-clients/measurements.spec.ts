import { STRONG_PASSWORD } from '../../fixtures/accounts/accounts';
import { Api } from '../../fixtures/accounts/Api';
import { clientNamed } from '../../fixtures/accounts/clients';
import { shortDate, todayIn } from '../../fixtures/accounts/dates';
import { newEmail, newTrainer } from '../../fixtures/accounts/newAccounts';
import { storeToken } from '../../fixtures/accounts/storedToken';
import { ActionCounter } from '../../fixtures/browser/actionCounter';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { tabTo } from '../../fixtures/browser/keyboard';
import { onAnotherDay } from '../../fixtures/browser/zones';
import { expect, productUrl } from '../../fixtures/test';
import { dashboardPath } from '../../pages/mf-clients/clientDashboardPage';
import { measurementPages } from '../../pages/mf-clients/measurementPages';

onAnotherDay(
  'measurements are recorded with the keyboard, asked about, changed, deleted and brought back',
  async ({ page, context, request }) => {
    const trainer = await newTrainer(request);
    await trainer.addClient(newEmail('client'));
    const api = await Api.signIn(request, trainer.email, STRONG_PASSWORD);
    await storeToken(context, productUrl, trainer.token);
    await page.goto(dashboardPath(await clientNamed(api, 'Noor Hara')));
    const { card, record, form, weight, question, all, list } = measurementPages(page);

    const actions = new ActionCounter(page);
    await actions.click(record);
    await expect(weight).toBeFocused();
    await checkAccessibility(page);
    await actions.type('151');
    await actions.press('Enter');
    await expect(form).toBeHidden();
    await expect(card).toContainText('151.0 lb');
    await expect(card).toContainText(shortDate(await todayIn(page)));
    actions.report('A weight', 4);

    await actions.click(record);
    await expect(weight).toHaveAccessibleDescription(/^Last: 151\.0 lb/);
    for (const value of ['150.5', '22.3', '77.7', '14', '38', '31', '39', '12', '22']) {
      await actions.typeAndTab(value);
    }
    await actions.type('15');
    await actions.press('Enter');
    await expect(form).toBeHidden();
    await expect(card).toContainText('Waist 31.0 in');
    actions.report('A full measurement', 15);

    await record.click();
    await weight.fill('115');
    await page.keyboard.press('Enter');
    await expect(question).toContainText('Weight 115.0 lb, after 150.5 lb');
    await checkAccessibility(page);
    await question.getByRole('button', { name: 'Change it' }).click();
    await weight.fill('150');
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();

    await all(3).focus();
    await page.keyboard.press('Enter');
    await expect(list.getByRole('row')).toHaveCount(4);
    await checkAccessibility(page);
    await checkZoomed(page);
    await tabTo(page, list.getByRole('button', { name: /^Edit/ }).first());
    await page.keyboard.press('Enter');
    const edit = page.getByRole('dialog', { name: /^Edit the measurement of / });
    await expect(edit.getByLabel('Weight (lb)')).toBeFocused();
    await checkAccessibility(page);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('149.5');
    await page.keyboard.press('Enter');
    await expect(edit).toBeHidden();
    await expect(list.getByRole('row', { name: /149\.5 lb/ })).toBeVisible();
    await list
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await expect(list.getByRole('row')).toHaveCount(3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list.getByRole('row')).toHaveCount(4);
    await page.keyboard.press('Escape');
    await expect(card).toContainText('149.5 lb');
  },
);
