import type { Page } from '@playwright/test';
import { createClient } from '@formline/shared/contracts/people/clientInvitations';
import { accounts, STRONG_PASSWORD } from '../../fixtures/accounts/accounts';
import { Api } from '../../fixtures/accounts/Api';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { linkMailedTo, mailDir, NO_EMAILS } from '../../fixtures/accounts/emails';
import { newEmail, newTrainer } from '../../fixtures/accounts/newAccounts';
import { REFUSED, screenStates } from '../../fixtures/browser/screenStates';
import { storeToken } from '../../fixtures/accounts/storedToken';
import { tabTo } from '../../fixtures/browser/keyboard';
import { expect, productUrl, test } from '../../fixtures/test';
import { addClientPanel } from '../../pages/mf-clients/addClientPanel';
import { clientListPage } from '../../pages/mf-clients/clientListPage';

const REFUSALS = /status of (400|409|429)/;

async function openAsNewTrainer(page: Page) {
  const trainer = await newTrainer(page.request);
  await storeToken(page.context(), productUrl, trainer.token);
  const clients = clientListPage(page);
  await clients.open();
  // A floating button is visible while the list loads and gone when it is empty.
  await expect(page.getByRole('heading', { name: 'Add your first Client' })).toBeVisible();
  return { trainer, clients, adding: addClientPanel(page) };
}

test(
  'a client is added with the keyboard alone, from the invite to the details',
  { tag: '@main' },
  async ({ page, problems }) => {
    problems.allow(REFUSED);
    const { trainer, clients, adding } = await openAsNewTrainer(page);
    const address = newEmail('noor');
    await expect(page.getByRole('heading', { name: 'Add your first Client' })).toBeVisible();
    await page.keyboard.press('n');
    await expect(adding.email).toBeFocused();
    for (const text of [address, 'Noor', 'Hara']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(adding.title('Invite sent')).toBeFocused();
    await expect(adding.title('Health comes first')).toBeFocused();
    await checkAccessibility(page);
    await screenStates.failed(page, '**/api/goals');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(adding.title('What does Noor train for?')).toBeFocused();
    await expect(adding.button('Continue')).toBeDisabled();
    await expect(adding.button('Try again')).toBeVisible();
    await checkAccessibility(page);
    await page.unrouteAll();
    await tabTo(page, adding.button('Try again'));
    await page.keyboard.press('Enter');
    await expect(adding.goal('Build Muscle')).toBeAttached();
    await tabTo(page, adding.panel.getByRole('radio').first());
    await page.keyboard.press('ArrowDown');
    await expect(adding.goal('Build Muscle')).toBeChecked();
    await checkAccessibility(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Help wrap up their account, or skip and finish later.')).toBeVisible();
    await checkAccessibility(page);
    await checkZoomed(page);
    await adding.panel.getByRole('textbox', { name: 'Mobile Number' }).fill('2125550123');
    await page.keyboard.press('Enter');
    await expect(adding.panel).toBeHidden();
    await expect(clients.tile('Noor Hara')).toBeFocused();
    const [client] = await (await Api.signIn(page.request, trainer.email, STRONG_PASSWORD)).listClients();
    expect(client?.phone_number).toContain('2125550123');
    expect(client?.client_user.goals.map(({ name }) => name)).toEqual(['Build Muscle']);
  },
);

test(
  'whom the server refuses is not added, and nothing typed is lost',
  { tag: '@full' },
  async ({ page, problems }) => {
    problems.allow(REFUSALS);
    const { trainer, clients, adding } = await openAsNewTrainer(page);
    await adding.open();
    await adding.sendButton.click();
    await expect(adding.email).toHaveAccessibleDescription('Email is required');
    await checkAccessibility(page);
    await adding.invite({ email: accounts.trainer.toUpperCase() });
    await expect(adding.alert).toHaveText('This email address cannot be used for a client.');
    await checkAccessibility(page);
    await expect(adding.lastName).toHaveValue('Hara');
    const asked = newEmail('asked');
    await (await newTrainer(page.request, 'Ari')).addClient(asked);
    await trainer.invite(asked);
    await adding.invite({ email: asked });
    await expect(adding.title('Resend Invite?')).toBeFocused();
    await expect(adding.panel).toContainText(
      'A client already exists with that email. Would you like to resend an invite?',
    );
    await adding.button('Resend invite').click();
    await expect(adding.alert).toContainText('An invitation was sent a moment ago.');
    await expect(adding.email).toHaveValue(asked);
    await page.keyboard.press('Escape');
    await expect(adding.title('Discard this client?')).toBeFocused();
    await checkAccessibility(page);
    await adding.button('Keep editing').click();
    await expect(adding.firstName).toHaveValue('Noor');
    await page.keyboard.press('Escape');
    await adding.button('Discard').click();
    await expect(adding.panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add Client' })).toBeFocused();
    await expect(clients.tiles).toHaveCount(0);
  },
);

test('somebody another trainer knows is asked, and joins the list only by accepting', async ({ page }) => {
  const { clients, adding } = await openAsNewTrainer(page);
  const address = newEmail('known');
  await (await newTrainer(page.request, 'Ari')).addClient(address);
  await adding.open();
  await adding.invite({ email: ` ${address.toUpperCase()} ` });
  await expect(adding.title('Invite sent')).toBeVisible();
  await expect(adding.panel).toContainText('They’ll be in your list once they accept.');
  await expect(adding.panel).toBeHidden();
  await expect(clients.tiles).toHaveCount(0);
  if (mailDir !== '') await linkMailedTo('/create-account', address, 2);
});

test('an answer that gets lost creates one client, who gets one email', async ({ page, problems }) => {
  problems.allow(/ERR_(FAILED|CONNECTION)/);
  const { clients, adding } = await openAsNewTrainer(page);
  let isFirst = true;
  await page.route(`**${createClient.path}`, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    return route.abort();
  });
  await adding.open();
  const address = newEmail('once');
  await adding.invite({ email: address });
  await expect(adding.alert).toContainText('Check your connection and try again.');
  await adding.sendButton.click();
  await expect(adding.title('Invite sent')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(adding.panel).toBeHidden();
  await expect(clients.tiles).toHaveCount(1);
  await adding.open();
  await expect(clients.upgradeDialog).toBeVisible();
  test.skip(mailDir === '', NO_EMAILS);
  await page.goto(await linkMailedTo('/create-account', address));
  await expect(page.getByRole('heading', { level: 1, name: 'Robin Stone invites you' })).toBeVisible();
});
