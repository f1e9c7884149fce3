import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { changeSiteConfig } from '../../fixtures/site/changeSiteConfig';
import { linkMailedTo, mailDir, NO_EMAILS } from '../../fixtures/accounts/emails';
import { newTrainer } from '../../fixtures/accounts/newAccounts';
import { storeToken } from '../../fixtures/accounts/storedToken';
import { expect, productUrl, test } from '../../fixtures/test';
import { deletionRequestPage } from '../../pages/mf-auth/deletionRequestPage';
import { CLIENTS_PATH } from '../../pages/mf-clients/clientListPage';

test(
  'the guide leads to the form, whose answer is read before the form is empty',
  { tag: '@full' },
  async ({ page }) => {
    await changeSiteConfig(page, { supportPhone: '(800) 555-0142' });
    await page.goto('/deleteinstruction');
    await expect(page.getByRole('listitem')).toHaveCount(9);
    await expect(page.getByRole('link', { name: '(800) 555-0142' })).toBeVisible();
    await checkAccessibility(page);
    await checkZoomed(page);
    await page.getByRole('link', { name: 'Open the deletion form' }).click();
    const form = deletionRequestPage(page);
    await form.email.fill('leaving@formline.test');
    await form.reason.fill('I have moved to another studio.');
    await form.submitButton.click();
    await expect(form.sentDialog).toContainText('Your request has been received.');
    await checkAccessibility(page);
    await page.keyboard.press('Enter');
    await expect(form.sentDialog).toBeHidden();
    await expect(form.email).toHaveValue('');
    await expect(form.reason).toHaveValue('');
    await expect(form.submitButton).toBeFocused();
  },
);

test('an account is asked to be deleted, the request is confirmed by email, and the account is kept twice', async ({
  page,
  context,
  request,
  problems,
}) => {
  test.skip(mailDir === '', NO_EMAILS);
  problems.allow(/status of 400/);
  const { email, token } = await newTrainer(request);
  await storeToken(context, productUrl, token);
  const form = deletionRequestPage(page);
  const confirm = async (count: number) => {
    await form.open();
    await form.reason.fill('I have moved to another studio.');
    await form.submitButton.click();
    await expect(form.sentDialog).toBeVisible();
    const link = await linkMailedTo('/confirm-deletion', email, count);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Delete your account?' })).toBeVisible();
    await checkAccessibility(page);
    await checkZoomed(page);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('heading', { name: /Your account will be deleted on / })).toBeFocused();
    await checkAccessibility(page);
    return link;
  };

  const used = await confirm(1);
  await page.getByRole('link', { name: 'Continue to Formline' }).click();
  await expect(page).toHaveURL(CLIENTS_PATH);
  const banner = page.getByRole('region', { name: 'Deletion of your account' });
  await expect(banner).toContainText('Your account will be deleted on ');
  await checkAccessibility(page);
  await banner.getByRole('button', { name: 'Keep my account' }).click();
  await expect(banner).toBeHidden();

  await confirm(2);
  await page.goto(await linkMailedTo('/keep-account', email, 2));
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account will not be deleted' })).toBeFocused();
  await page.getByRole('link', { name: 'Continue to Formline' }).click();
  await expect(page).toHaveURL(CLIENTS_PATH);
  await expect(banner).toBeHidden();

  await page.goto(used);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeFocused();
  await checkAccessibility(page);
});

test('a request without an address or a reason is not sent', { tag: '@full' }, async ({ page }) => {
  const form = deletionRequestPage(page);
  await form.open();
  await expect(form.email).toBeFocused();
  await page.keyboard.type('leaving@');
  await page.keyboard.press('Enter');
  await expect(form.email).toHaveAccessibleDescription('Enter a valid email address');
  await expect(form.reason).toHaveAccessibleDescription('Enter reason');
  await checkZoomed(page);
});

test('a request that fails is kept and can be sent again', { tag: '@full' }, async ({ page, problems }) => {
  problems.allow(/status of 500/);
  const calls = '**/api/pages/account-removal-request';
  await page.route(calls, (route) => route.fulfill({ status: 500, json: {} }));
  const form = deletionRequestPage(page);
  await form.open();
  await form.email.fill('leaving@formline.test');
  await form.reason.fill('I have moved to another studio.');
  await form.submitButton.click();
  await expect(page.getByRole('alert')).toHaveText('Something went wrong! Please try again later.');
  await page.unroute(calls);
  await form.submitButton.click();
  await expect(form.sentDialog).toBeVisible();
});

test('on paper the guide stands alone, dark on light, with the address of the form', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/deleteinstruction');
  await expect(page.getByText(/Deletion form: http/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print this guide' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to Formline' })).toBeHidden();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCSS('color', 'rgb(15, 23, 42)');
});
