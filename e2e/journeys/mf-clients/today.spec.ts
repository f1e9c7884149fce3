import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { accounts } from '../../fixtures/accounts/accounts';
import { ActionCounter } from '../../fixtures/browser/actionCounter';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { checkLoadingAndFailed } from '../../fixtures/browser/checkLoadingAndFailed';
import { tabTo } from '../../fixtures/browser/keyboard';
import { REFUSED } from '../../fixtures/browser/screenStates';
import { expect, test } from '../../fixtures/test';
import { CLIENTS_PATH } from '../../pages/mf-clients/clientListPage';
import { TODAY_PATH, todayPage } from '../../pages/mf-clients/todayPage';
import { shell } from '../../pages/host/shell';

const OVERVIEW = `**${listTrainerClients.path}/overview*`;

test(
  'Today tells who trains and who needs the trainer, and each line leads to what helps',
  {
    tag: '@main',
  },
  async ({ page, signedInAs }) => {
    await signedInAs(accounts.trainer);
    const today = todayPage(page);
    const actions = new ActionCounter(page);
    await page.goto(CLIENTS_PATH);
    await actions.click(page.getByRole('link', { name: 'Today' }));
    await expect(today.lines.first()).toBeVisible();
    await expect(today.training).toContainText(/\d+ of \d+ sessions completed/);
    await checkAccessibility(page);
    await checkZoomed(page);
    await actions.click(today.action('Assign', 'Victor Hale'));
    await expect(page).toHaveURL(/schedule-programs\/my-programs/);
    actions.report('From the list to assigning a program to somebody with nothing planned', 2);

    await page.goBack();
    await actions.click(today.action('Record', 'Uma Desai'));
    await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Weight/ })).toBeVisible();
    actions.report('From Today to recording a measurement', 1);
    await checkAccessibility(page);
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: /^Weight/ })
      .fill('150');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(today.action('Record', 'Uma Desai')).toHaveCount(0);
  },
);

test('a line is snoozed, brought back and snoozed until a day by keyboard', async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  const today = todayPage(page);
  const actions = new ActionCounter(page);
  await today.open();
  const line = today.snooze('Victor Hale', 'nothing planned');
  await tabTo(page, today.reason);
  await today.reason.selectOption({ label: 'Nothing planned 2' });
  await expect(today.lines).toHaveCount(2);
  await tabTo(page, line);
  await actions.press('Enter');
  await expect(today.snoozeFor('Until tomorrow')).toBeVisible();
  await checkAccessibility(page);
  await actions.press('ArrowDown');
  await actions.press('Enter');
  await expect(line).toHaveCount(0);
  actions.report('Snoozing a line by keyboard', 3);
  await expect(today.snoozed).toHaveText('Snoozed (1)');
  await today.undo.click();
  await expect(line).toBeVisible();
  await expect(today.snoozed).toHaveCount(0);

  await line.click();
  await today.snoozeFor('Until a day…').click();
  await expect(page.getByRole('dialog', { name: 'Snooze until a day' })).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Enter');
  await expect(today.snoozed).toHaveText('Snoozed (1)');
  await page.reload();
  await expect(today.snoozed).toHaveText('Snoozed (1)');
});

test('the trainer chooses what Today lists for, and to begin there', async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  const today = todayPage(page);
  await today.open();
  const before = await today.lines.count();
  await today.settingsButton.click();
  await today.settings.getByRole('textbox', { name: 'Missed sessions in 7 days, from' }).fill('7');
  await today.settings.getByRole('checkbox', { name: 'Begin on Today after signing in' }).check();
  await checkAccessibility(page);
  await today.save.click();
  await expect(today.settings).toHaveCount(0);
  await expect.poll(() => today.lines.count()).toBeLessThan(before);
  await page.goto('/');
  await expect(page).toHaveURL(new RegExp(`${TODAY_PATH}$`));
  await expect(shell(page).tab('Clients')).toHaveAttribute('aria-current', 'page');
});

test('a manager reads Today and changes nothing', async ({ page, signedInAs }) => {
  await signedInAs(accounts.manager);
  const today = todayPage(page);
  await today.open();
  await expect(today.lines.first()).toBeVisible();
  await expect(today.needs.getByRole('button')).toHaveCount(0);
  await expect(today.settingsButton).toHaveCount(0);
  await checkAccessibility(page);
});

test(
  'Today says that it loads, and that it could not',
  { tag: '@full' },
  async ({ page, signedInAs, problems }) => {
    problems.allow(REFUSED);
    await signedInAs(accounts.trainer);
    await checkLoadingAndFailed(page, () => page.goto(TODAY_PATH), {
      calls: OVERVIEW,
      loading: page.getByText('Loading who needs you today'),
      failed: page.getByText('We couldn’t load your day'),
    });
  },
);
