import { STRONG_PASSWORD } from '../../fixtures/accounts/accounts';
import { Api } from '../../fixtures/accounts/Api';
import { clientNamed } from '../../fixtures/accounts/clients';
import { newEmail, newTrainer } from '../../fixtures/accounts/newAccounts';
import { storeToken } from '../../fixtures/accounts/storedToken';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { tabTo } from '../../fixtures/browser/keyboard';
import { onAnotherDay } from '../../fixtures/browser/zones';
import { expect, productUrl } from '../../fixtures/test';
import { assessmentPages } from '../../pages/mf-clients/assessmentPages';
import { dashboardPath } from '../../pages/mf-clients/clientDashboardPage';

onAnotherDay(
  'assessments are timed, counted and recorded by keyboard, deleted and brought back',
  async ({ page, context, request }) => {
    const trainer = await newTrainer(request);
    await trainer.addClient(newEmail('client'));
    const api = await Api.signIn(request, trainer.email, STRONG_PASSWORD);
    await storeToken(context, productUrl, trainer.token);
    await page.clock.install();
    await page.goto(dashboardPath(await clientNamed(api, 'Noor Hara')));
    const { card, record, form, field, tool, timer, all, list } = assessmentPages(page);
    await expect(card).toContainText('No Performance Assessments recorded.');

    await tabTo(page, record);
    await page.keyboard.press('Enter');
    await expect(field('500 m row (min:sec)')).toBeFocused();
    await checkAccessibility(page);

    await tabTo(page, tool('One-mile run: stopwatch'));
    await page.keyboard.press('Enter');
    await expect(timer('One-mile run: stopwatch').getByRole('button', { name: /Start/ })).toBeFocused();
    await page.keyboard.press('Space');
    await page.clock.fastForward('08:18');
    await page.keyboard.press('Space');
    await checkAccessibility(page);
    await tabTo(page, timer('One-mile run: stopwatch').getByRole('button', { name: /^Use 8:1/ }));
    await page.keyboard.press('Enter');
    await expect(field('One-mile run (min:sec)')).toBeFocused();
    await expect(field('One-mile run (min:sec)')).toHaveValue(/^8:1[89]/);

    await tabTo(page, tool('Squats in a minute: counter'));
    await page.keyboard.press('Enter');
    const target = timer('Squats in a minute: counter').getByRole('button', { name: /Start/ });
    await expect(target).toBeFocused();
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Space');
    await page.clock.fastForward('01:00');
    await page.keyboard.press('Space');
    await expect(page.getByText('Time is up. 3 counted.')).toBeVisible();
    await checkAccessibility(page);
    await tabTo(page, timer('Squats in a minute: counter').getByRole('button', { name: 'Use 3' }));
    await page.keyboard.press('Enter');
    await expect(field('Squats in a minute (reps)')).toBeFocused();
    await tabTo(page, field('Bench press (lb)'));
    await page.keyboard.type('135');
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();

    await all(3).click();
    await checkAccessibility(page);
    await expect(list.getByRole('row', { name: /Bench press 135\.0 lb/ })).toBeVisible();
    await list.getByRole('button', { name: /^Delete: Bench press/ }).click();
    await expect(list.getByRole('row')).toHaveCount(3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list.getByRole('row')).toHaveCount(4);
  },
);
