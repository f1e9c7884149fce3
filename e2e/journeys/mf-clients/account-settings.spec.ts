import { accounts, STRONG_PASSWORD } from '../../fixtures/accounts/accounts';
import { Api } from '../../fixtures/accounts/Api';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { clientNamed } from '../../fixtures/accounts/clients';
import { newEmail, newTrainer } from '../../fixtures/accounts/newAccounts';
import { drawPhoto } from '../../fixtures/accounts/mediaFiles';
import { REFUSED } from '../../fixtures/browser/screenStates';
import { storeToken } from '../../fixtures/accounts/storedToken';
import { expect, productUrl, test } from '../../fixtures/test';
import { accountDialog } from '../../pages/mf-clients/accountDialog';
import { clientDashboardPage, dashboardPath } from '../../pages/mf-clients/clientDashboardPage';
import { clientListPage } from '../../pages/mf-clients/clientListPage';
import { shell } from '../../pages/host/shell';
import { shellDialogs } from '../../pages/host/shellDialogs';

test('a trainer edits the own profile and units by keyboard alone', async ({ page, context, request }) => {
  const trainer = await newTrainer(request);
  await storeToken(context, productUrl, trainer.token);
  await clientListPage(page).open();
  const account = accountDialog(page);
  const { settings } = shellDialogs(page);
  await settings.focus();
  await page.keyboard.press('Enter');
  await expect(account.named('Robin Stone')).toContainText(trainer.email);
  await account.button('Calculators').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await account.edit.focus();
  await page.keyboard.press('Enter');
  await expect(account.named('Edit Profile')).toBeVisible();
  await expect(account.field('First Name')).toBeFocused();
  await expect(account.button('Reset Password')).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Kim');
  await account.country.focus();
  await page.keyboard.type('kingdom');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('7400a123456');
  await expect(account.dialog.getByText('Please use digits between 0-9')).toBeHidden();
  await page.keyboard.type('x');
  await expect(account.dialog.getByText('Please use digits between 0-9')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(account.field('Mobile Number')).toHaveValue('07400 123456');
  await page.keyboard.type('3/5/88');
  await page.keyboard.press('Enter');
  await expect(account.saved).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(account.edit).toBeFocused();
  await expect(account.dialog).toContainText('+44 7400 123456');

  await account.units.focus();
  await page.keyboard.press('Enter');
  await expect(account.dialog.getByRole('radio', { name: 'Feet and Inches' })).toBeFocused();
  await checkAccessibility(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(account.saved).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(account.units).toContainText('Centimeters, Pounds');
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
  await expect(shell(page).profileButton).toContainText('Kim');

  const api = await Api.signIn(request, trainer.email, STRONG_PASSWORD);
  expect(await api.readMe()).toMatchObject({
    full_name: 'Kim Stone',
    phone_number: '+447400123456',
    birth_date: '1988-03-05',
    unit_height: 'cm',
    unit_weight: 'lb',
  });
});

test('a picture is cropped, sent, and shown at once wherever the trainer is', async ({
  page,
  context,
  request,
}) => {
  const trainer = await newTrainer(request);
  await storeToken(context, productUrl, trainer.token);
  await clientListPage(page).open();
  const account = accountDialog(page);
  await shellDialogs(page).settings.click();
  await account.chooseFile('me.gif', 'image/gif', Buffer.from('GIF89a'));
  await expect(account.alert).toHaveText('Choose a PNG or JPEG picture.');
  await account.chooseFile('me.jpg', 'image/jpeg', await drawPhoto(page, 'image/jpeg'));
  await account.crop.focus();
  await page.keyboard.press('ArrowUp');
  await account.zoom.focus();
  await page.keyboard.press('ArrowRight');
  await account.button('Save picture').click();
  await expect(account.named('Robin Stone')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shell(page).profileButton.locator('img')).toHaveAttribute('src', /\S/);
  await page.reload();
  await expect(shell(page).profileButton.locator('img')).toHaveAttribute('src', /\S/);
});

test('a client is edited, shown less in the app, and removed', async ({ page, context, request }) => {
  const trainer = await newTrainer(request);
  await trainer.addClient(newEmail('noor'));
  await storeToken(context, productUrl, trainer.token);
  const api = await Api.signIn(request, trainer.email, STRONG_PASSWORD);
  const noor = await clientNamed(api, 'Noor Hara');
  await page.goto(dashboardPath(noor));
  const account = accountDialog(page);
  const dashboard = clientDashboardPage(page);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expect(account.dialog).toContainText('Start Date');
  await checkAccessibility(page);
  await account.edit.click();
  await account.field('First Name').fill('');
  await account.field('Mobile Number').fill('1');
  await account.save.click();
  await expect(account.dialog.getByText('Invalid phone number')).toBeVisible();
  await account.country.click();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await checkZoomed(page);
  await account.field('Mobile Number').fill('');
  await account.field('First Name').fill('Nora');
  await account.field('Feet').fill('5');
  await account.field('Inches').fill('7');
  await account.field('Birthday').fill('2/29/64');
  await account.save.click();
  await expect(account.saved).toBeVisible();
  await account.button('Close').click();
  await expect(account.named('Nora Hara')).toBeVisible();

  await account.settings.click();
  await expect(account.dialog.getByRole('switch', { name: 'Overhead Squat' })).toBeVisible();
  await checkAccessibility(page);
  await account.dialog.getByRole('switch', { name: 'Overhead Squat' }).click();
  await account.save.click();
  await expect(account.saved).toBeVisible();
  await account.button('Back').click();
  await expect(account.edit).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dashboard.title('Nora Hara')).toBeVisible();
  await expect(dashboard.summary).toContainText('5 ft 7 in');
  await expect(dashboard.ohsa).toBeHidden();

  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await account.edit.click();
  await account.button('Delete this client’s data').click();
  const question = account.named('Delete the data of Nora Hara?');
  await expect(question).toContainText('deleted 30 days from now');
  await expect(account.button('Keep the data')).toBeFocused();
  await checkAccessibility(page);
  await checkZoomed(page);
  await account.button('Delete the data').click();
  await expect(question).toContainText('Until then you can cancel it.');
  await expect(account.button('Close')).toBeFocused();
  await account.button('Keep the data').click();
  await expect(question).toContainText('deleted 30 days from now');
  await account.button('Keep the data').click();
  await account.edit.click();
  await account.button('Remove Client').click();
  await expect(account.named('Remove Nora Hara?')).toContainText('removed from the calendar');
  await expect(account.button('Keep Client')).toBeFocused();
  await checkZoomed(page);
  await account.button('Remove Client').click();
  await expect(page).toHaveURL(/\/clients\/my-clients$/);
  await expect(clientListPage(page).tile('Nora Hara')).toBeHidden();
  expect(await api.listClients()).toEqual([]);
});

test(
  'what the server refuses is said, and nothing is half done',
  { tag: '@full' },
  async ({ page, context, request, problems }) => {
    problems.allow(REFUSED);
    const trainer = await newTrainer(request);
    await trainer.addClient(newEmail('noor'));
    await storeToken(context, productUrl, trainer.token);
    const api = await Api.signIn(request, trainer.email, STRONG_PASSWORD);
    const noor = await clientNamed(api, 'Noor Hara');
    await page.goto(dashboardPath(noor));
    const account = accountDialog(page);
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await account.chooseFile('me.png', 'image/png', await drawPhoto(page, 'image/png'));
    await account.crop.waitFor();
    await checkAccessibility(page);
    await page.route(
      ({ pathname }) => pathname.startsWith('/v2'),
      (route) => route.fulfill({ status: 400, json: {} }),
    );
    await account.button('Save picture').click();
    await expect(account.alert).toHaveText('unable to upload profile picture.');
    await account.button('Cancel').click();
    await account.edit.click();
    await account.field('First Name').fill('Nora');
    await account.save.click();
    await expect(account.alert).toHaveText('could not update profile');
    await expect(account.field('First Name')).toHaveValue('Nora');
    await account.button('Remove Client').click();
    await account.discard.click();
    await account.button('Keep Client').waitFor();
    await account.button('Remove Client').click();
    await expect(account.alert).toHaveText('Could not delete client');
    await account.button('Keep Client').click();
    await account.settings.click();
    await account.dialog.getByRole('switch', { name: 'Goals' }).click();
    await account.save.click();
    await expect(account.alert).toHaveText('Error saving Client Preferences.');
    await account.button('Back').click();
    await account.discard.click();
    await expect(account.edit).toBeVisible();
    await page.keyboard.press('Escape');

    await shellDialogs(page).settings.click();
    await account.units.click();
    await account.dialog.getByRole('radio', { name: 'Kilograms' }).check();
    await account.save.click();
    await expect(account.alert).toHaveText('Unable to save measurement units');
    await account.button('Back').click();
    await account.discard.click();
    await account.edit.click();
    await account.button('Reset Password').click();
    await expect(account.alert).toHaveText(
      'Something went wrong with making the password reset request. Please try again.',
    );
    await page.unrouteAll();
    expect(await clientNamed(api, 'Noor Hara')).toEqual(noor);
  },
);

test(
  'a manager sees a client’s account and has nothing to change it with',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    const client = await clientNamed(await signedInAs(accounts.manager), 'Elena Petrova');
    await page.goto(dashboardPath(client));
    await expect(shellDialogs(page).settings).toBeDisabled();
    const account = accountDialog(page);
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await expect(account.named('Elena Petrova')).toContainText(
      /elena\.petrova(?:\+\d+)?@clients\.formline\.test/,
    );
    await expect(account.dialog.getByRole('button')).toHaveCount(1);
  },
);
