import type { Page } from '@playwright/test';
import { checkInvitation } from '@formline/shared/contracts/people/clientInvitations';
import { accounts, STRONG_PASSWORD } from '../../fixtures/accounts/accounts';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { checkLoadingAndFailed } from '../../fixtures/browser/checkLoadingAndFailed';
import { linkMailedTo, mailDir, NO_EMAILS } from '../../fixtures/accounts/emails';
import { newEmail, newTrainer } from '../../fixtures/accounts/newAccounts';
import { expect, test } from '../../fixtures/test';
import { CLIENTS_PATH } from '../../pages/mf-clients/clientListPage';
import { createAccountPage } from '../../pages/mf-auth/createAccountPage';

function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

test('a trainer creates an account after reading both documents, and is signed in', async ({ page }) => {
  const account = createAccountPage(page);
  await account.open();
  await expect(account.email).toBeFocused();
  await expect(account.createButton).toBeDisabled();
  await checkAccessibility(page);
  await account.fillIn({ email: newEmail('robin'), firstName: 'R2', lastName: '!', password: 'weak' });
  await account.createButton.click();
  await expect(page.getByText('Invalid first name')).toBeVisible();
  await checkAccessibility(page);
  await checkZoomed(page);
  const email = newEmail('robin');
  await account.fillIn({ email, firstName: ' Robin ', lastName: ' Stone ' });
  await account.createButton.click();
  await expect(account.documentOf(account.terms)).toBeFocused();
  await account.acceptIn(account.terms).click();
  await expect(account.documentOf(account.privacy)).toBeFocused();
  await account.acceptIn(account.privacy).click();
  await expect(page).toHaveURL(CLIENTS_PATH);
  await page.getByRole('button', { name: 'profile menu' }).click();
  await expect(page.getByText('Robin Stone', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  const banner = page.getByRole('region', { name: 'Email address' });
  await expect(banner).toContainText(`with the link we sent to ${email}`);
  await checkAccessibility(page);
  test.skip(mailDir === '', NO_EMAILS);
  await banner.getByRole('button', { name: 'Send it again' }).click();
  await page.goto(await linkMailedTo('/confirm-email', email, 2));
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeFocused();
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Continue to Formline' }).click();
  await expect(page).toHaveURL(CLIENTS_PATH);
  await expect(banner).toBeHidden();
});

test('an account is created with the keyboard alone', { tag: '@full' }, async ({ page }) => {
  const account = createAccountPage(page);
  await account.open();
  await expect(account.email).toBeFocused();
  for (const text of [newEmail('kim'), 'Kim', 'Stone']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(STRONG_PASSWORD);
  await page.keyboard.press('Enter');
  for (const dialog of [account.terms, account.privacy]) {
    await expect(account.documentOf(dialog)).toBeFocused();
    await expect(account.acceptIn(dialog)).toBeEnabled();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(CLIENTS_PATH);
});

test(
  'an address that has an account is refused, and nothing typed is lost',
  { tag: '@full' },
  async ({ page, problems }) => {
    problems.allow(/status of 409/);
    const account = createAccountPage(page);
    await account.open();
    await account.fillIn({ email: accounts.trainer, firstName: 'Robin', lastName: 'Stone' });
    await account.createButton.click();
    await account.acceptBoth();
    await expect(account.email).toHaveAccessibleDescription('This account already exists');
    await expect(account.email).toBeFocused();
    await expect(account.password).toHaveValue(STRONG_PASSWORD);
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login');
  },
);

test('closing the terms creates nothing and returns to the button', { tag: '@full' }, async ({ page }) => {
  const account = createAccountPage(page);
  await account.open();
  await account.fillIn({ email: newEmail('ari'), firstName: 'Ari', lastName: 'Stone' });
  await account.createButton.click();
  await expect(account.acceptIn(account.terms)).toBeEnabled();
  await checkAccessibility(page);
  await account.acceptIn(account.terms).click();
  await expect(account.acceptIn(account.privacy)).toBeEnabled();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(account.privacy).toBeHidden();
  await expect(account.createButton).toBeFocused();
  await expect(page.getByText('once you have accepted the terms')).toBeVisible();
  await checkAccessibility(page);
});

test('an invited client opens the account from the email and goes on in the app', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/status of 400/);
  test.skip(mailDir === '', NO_EMAILS);
  const maya = await newTrainer(request, 'Maya');
  const email = newEmail('noor');
  await maya.addClient(email);
  const link = await linkMailedTo('/create-account', email);
  const secret = link.split('=')[1] ?? '';
  const addresses = addressesOf(page);
  const account = createAccountPage(page);
  await checkLoadingAndFailed(page, () => account.open(link), {
    calls: `**${checkInvitation.path}`,
    loading: page.getByRole('heading', { level: 1, name: 'Loading your invitation' }),
    failed: page.getByRole('heading', { level: 1, name: 'We couldn’t load your invitation' }),
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maya Stone invites you' })).toBeVisible();
  await checkAccessibility(page);
  await expect(page).toHaveURL('/create-account');
  await expect(account.email).toHaveValue(email);
  await page.reload();
  await expect(account.email).toHaveValue(email);
  await account.fillIn({ firstName: 'Noora' });
  await account.createButton.click();
  await account.acceptBoth();
  await expect(page.getByRole('heading', { name: 'Client Access Coming Soon' })).toBeVisible();
  expect(addresses.filter((address) => address.includes(secret) && !address.includes('#'))).toEqual([]);

  await page.goto('/login');
  await account.open(link);
  await expect(page.getByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible();
  await checkAccessibility(page);
});

test('somebody with an account accepts the invitation of another trainer', async ({ page, request }) => {
  test.skip(mailDir === '', NO_EMAILS);
  const [maya, ben] = [await newTrainer(request, 'Maya'), await newTrainer(request, 'Ben')];
  const email = newEmail('lia');
  await maya.addClient(email);
  const account = createAccountPage(page);
  await account.open(await linkMailedTo('/create-account', email));
  await account.fillIn({});
  await account.createButton.click();
  await account.acceptBoth();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is ready' })).toBeVisible();
  await ben.invite(email);
  await account.open(await linkMailedTo('/create-account', email, 2));
  await expect(page.getByText(`You have an account already, as ${email}.`)).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invitation accepted' })).toBeFocused();
});
