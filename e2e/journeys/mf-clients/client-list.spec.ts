import type { BrowserContext, Locator } from '@playwright/test';
import { accounts } from '../../fixtures/accounts/accounts';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { newEmail, newTrainer } from '../../fixtures/accounts/newAccounts';
import { expectNoSidewaysScroll, ZOOMED } from '../../fixtures/browser/screenStates';
import { storeToken } from '../../fixtures/accounts/storedToken';
import { tabTo } from '../../fixtures/browser/keyboard';
import { expect, productUrl, test } from '../../fixtures/test';
import { clientListPage } from '../../pages/mf-clients/clientListPage';
import { PLANS_PATH, subscriptionPage } from '../../pages/mf-clients/subscriptionPage';

test.use({ hasColdBrowser: true });

function activationCalls(context: BrowserContext): string[] {
  const calls: string[] = [];
  context.on('request', (request) => {
    const [call] = /(?:de|re)activate-clients.*/.exec(request.url()) ?? [];
    if (call !== undefined) calls.push(call);
  });
  return calls;
}

test('after a subscription has ended, one free client is chosen, and only one, in whichever tab', async ({
  page,
  context,
  signedInAs,
  problems,
}) => {
  problems.allow(/status of 409/);
  const api = await signedInAs(accounts.lapsed);
  const calls = activationCalls(context);
  const tab = clientListPage(page);
  const otherTab = clientListPage(await context.newPage());
  await Promise.all([tab.open('', 'Choose 1 Client Free'), otherTab.open('', 'Choose 1 Client Free')]);
  await expect(tab.count).toHaveText('3 clients, 3 inactive');
  await expect(otherTab.count).toHaveText('3 clients, 3 inactive');
  expect(calls).toEqual(['deactivate-clients']);

  await page.bringToFront();
  await checkAccessibility(page);
  await checkZoomed(page);
  await tabTo(page, tab.tile('Tessa Lindgren'));
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Choose Tessa Lindgren as your one free client? This cannot be reversed.'),
  ).toBeVisible();
  await checkAccessibility(page);
  await tabTo(page, page.getByRole('button', { name: 'Choose client' }));
  await page.keyboard.press('Enter');
  await expect(tab.heading).toBeVisible();
  await expect(tab.tile('Tessa Lindgren')).toBeFocused();
  await expect(tab.count).toHaveText('3 clients, 2 inactive');

  await otherTab.tile('Vera Novak').click();
  await otherTab.choose.click();
  await expect(otherTab.upgradeDialog).toBeVisible();
  await otherTab.upgradeDialog.press('Escape');
  await expect(otherTab.count).toHaveText('3 clients, 2 inactive');
  const active = (await api.listClients()).filter(
    ({ client_user }) => client_user.active_under_current_trainer,
  );
  expect(active.map(({ full_name }) => full_name)).toEqual(['Tessa Lindgren']);
});

test('after a new subscription all clients are active again, once for all tabs', async ({
  page,
  context,
  signedInAs,
}) => {
  await signedInAs(accounts.renewed);
  const calls = activationCalls(context);
  const tabs = [clientListPage(page), clientListPage(await context.newPage())];
  await Promise.all(tabs.map((tab) => tab.open()));
  for (const tab of tabs) await expect(tab.count).toHaveText('3 clients');
  expect(calls).toEqual(['reactivate-clients?activateAll=true']);
});

test(
  'beyond the free client the way leads to the plans, by keyboard',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    await signedInAs(accounts.free);
    const clients = clientListPage(page);
    await clients.open();
    await tabTo(page, clients.tile('Aaron Pike'));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(clients.upgradeDialog).toBeVisible();
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await expect(clients.tile('Bella Novotna')).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, clients.upgradeDialog.getByRole('link', { name: 'See plans' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(PLANS_PATH);
    await expect(subscriptionPage(page).heading).toBeVisible();
  },
);

test(
  'only active clients are shown when asked for, beside the search, also after a reload',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    await signedInAs(accounts.free);
    const clients = clientListPage(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await clients.open();
    const middleOf = async (part: Locator) => {
      const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
      return Math.round(y + height / 2);
    };
    const middles = await Promise.all([clients.heading, clients.activeOnly, clients.search].map(middleOf));
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(4);
    await clients.activeOnly.click();
    await expect(clients.count).toHaveText('1 of 4 clients');
    await page.reload();
    await expect(clients.tiles).toHaveCount(1);
    await clients.activeOnly.click();
    await expect(clients.tiles).toHaveCount(4);
  },
);

test(
  'an invitation that went out a moment ago is not sent again, and the server says why',
  { tag: '@full' },
  async ({ page, context, request, problems }) => {
    problems.allow(/status of 429/);
    const trainer = await newTrainer(request);
    await trainer.addClient(newEmail('invited'));
    await storeToken(context, productUrl, trainer.token);
    const clients = clientListPage(page);
    await clients.open();
    await expect(clients.tile('Noor Hara')).toContainText('Invited');
    await tabTo(page, clients.menuOf('Noor Hara'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Resend invite' })).toBeVisible();
    await checkAccessibility(page);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Resend invite' }).click();
    await expect(page.getByText(/^An invitation was sent a moment ago\./).first()).toBeVisible();
    await expect(clients.tile('Noor Hara')).toBeFocused();
    await clients.menuOf('Noor Hara').click();
    await page.setViewportSize(ZOOMED);
    await expectNoSidewaysScroll(page);
  },
);

test(
  'the plans show what they cost and give, and which is the own',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    await signedInAs(accounts.free);
    const plans = subscriptionPage(page);
    await plans.open();
    await expect(page.getByText("Choose the plan that's best for you")).toBeVisible();
    await expect(plans.plan('Base')).toContainText('Current Plan');
    await expect(plans.plan('Pro')).toContainText('Recommended');
    await expect(plans.plan('Plus')).toContainText('$19.99');
    await checkAccessibility(page);
    await tabTo(page, plans.billing('Billed Monthly'));
    await page.keyboard.press('ArrowRight');
    await expect(plans.plan('Plus')).toContainText('$199.99');
    await expect(plans.plan('Pro')).toContainText('$349.99');
    await expect(page.getByText('Manage your subscription in the mobile app')).toBeVisible();

    await signedInAs(accounts.trainer);
    await plans.open();
    await expect(plans.plan('Pro')).toContainText('Current Plan');
    await expect(page.getByText('Recommended')).toBeHidden();

    for (const account of [accounts.club, accounts.manager]) {
      await signedInAs(account);
      await plans.open();
      await checkAccessibility(page);
    }
    await checkZoomed(page);
  },
);
