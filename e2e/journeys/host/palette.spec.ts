import { accounts } from '../../fixtures/accounts/accounts';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { isFocusAtPage } from '../../fixtures/browser/keyboard';
import { expect, test } from '../../fixtures/test';
import { clientListPage } from '../../pages/mf-clients/clientListPage';
import { managerDashboardPage } from '../../pages/mf-clients/managerDashboardPage';
import { groupDashboardPage } from '../../pages/mf-groups/groupListPage';
import { libraryHomePage } from '../../pages/mf-libraries/libraryHomePage';
import { shell } from '../../pages/host/shell';
import { shellDialogs } from '../../pages/host/shellDialogs';

test('the palette leads to a client by name, and the focus goes along', async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  await clientListPage(page).open();
  const dialogs = shellDialogs(page);
  await dialogs.openPalette();
  await expect(dialogs.paletteField).toBeFocused();
  await checkAccessibility(page);
  await page.keyboard.type('zzz');
  await expect(page.getByText('Nothing found for')).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('elena');
  await expect(dialogs.chosenOption).toContainText('Elena Petrova');
  await checkAccessibility(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Elena Petrova · Formline');
  await expect(dialogs.palette).toBeHidden();
  await expect.poll(() => isFocusAtPage(page)).toBe(true);
});

test(
  'the palette leads to a group, to a page of the libraries, and back by the arrow keys',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    await signedInAs(accounts.trainer);
    await clientListPage(page).open();
    const dialogs = shellDialogs(page);
    await dialogs.openPalette();
    await page.keyboard.type('saturday');
    await expect(dialogs.chosenOption).toContainText('Saturday Crew');
    await page.keyboard.press('Enter');
    await expect(groupDashboardPage(page).title('Saturday Crew')).toBeVisible();
    await dialogs.searchButton.click();
    await expect(dialogs.chosenOption).toContainText('Exercises');
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Exercises · Formline');
    await expect(dialogs.palette).toBeHidden();
    await dialogs.openPalette();
    for (const next of ['Workouts', 'Supersets & Circuits', 'Programs', 'My Groups', 'Today', 'My Clients']) {
      await page.keyboard.press('ArrowDown');
      await expect(dialogs.chosenOption).toContainText(next);
    }
    await page.keyboard.press('Enter');
    await expect(clientListPage(page).heading).toBeVisible();
    await expect.poll(() => isFocusAtPage(page)).toBe(true);
  },
);

test(
  'the palette switches the profile, changes the scheme and logs out',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    await signedInAs(accounts.trainer);
    await clientListPage(page).open();
    const dialogs = shellDialogs(page);
    const act = async (typed: string, named: string) => {
      await dialogs.openPalette();
      await page.keyboard.type(typed);
      await expect(dialogs.chosenOption).toContainText(named);
      await page.keyboard.press('Enter');
      await expect(dialogs.palette).toBeHidden();
    };
    await act('switch to harb', 'Switch to Harbour Strength Club');
    await expect(shell(page).surface).toHaveAttribute('data-profile', 'club');
    await expect(clientListPage(page).tiles).toHaveCount(8);
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await ground();
    await act('dark', 'Use dark mode');
    await expect.poll(ground).not.toBe(light);
    await act('log', 'Log out');
    await expect(page).toHaveURL('/login');
  },
);

test(
  'a manager is offered neither profiles nor an account',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    await signedInAs(accounts.manager);
    await page.goto('/');
    await expect(managerDashboardPage(page).heading).toBeVisible();
    const dialogs = shellDialogs(page);
    await expect(dialogs.settings).toBeDisabled();
    await dialogs.openPalette();
    await expect(dialogs.options.filter({ hasText: 'Log out' })).toBeVisible();
    await expect(dialogs.options.filter({ hasText: /Switch to|Account/ })).toHaveCount(0);
  },
);

test(
  '"?" lists the keys of each screen, and not while somebody types',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    await signedInAs(accounts.trainer);
    const clients = clientListPage(page);
    await clients.open();
    await expect(clients.tiles).toHaveCount(24);
    const { shortcuts } = shellDialogs(page);
    await clients.search.focus();
    await page.keyboard.type('?');
    await expect(clients.search).toHaveValue('?');
    await expect(shortcuts).toBeHidden();
    await page.keyboard.press('Escape');
    await shell(page).tab('Clients').focus();
    await page.keyboard.press('?');
    await expect(shortcuts).toContainText('Move between clients');
    await expect(shortcuts).toContainText('Search clients');
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await expect(shortcuts).toBeHidden();
    await expect(shell(page).tab('Clients')).toBeFocused();
    await shell(page).tab('Libraries').click();
    await libraryHomePage(page).tile('Exercises').click();
    await expect(page).toHaveTitle('Exercises · Formline');
    await expect.poll(() => isFocusAtPage(page)).toBe(true);
    await page.keyboard.press('?');
    await expect(shortcuts).toContainText('Search exercises');
    await expect(shortcuts).not.toContainText('Move between clients');
  },
);

test(
  'shortcuts of one key stay off on this browser once they are turned off',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    await signedInAs(accounts.trainer);
    await clientListPage(page).open();
    const dialogs = shellDialogs(page);
    await page.keyboard.press('?');
    await dialogs.shortcuts.getByRole('switch', { name: 'Single-key shortcuts' }).click();
    await page.reload();
    await expect(clientListPage(page).tiles).toHaveCount(24);
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    await expect(dialogs.shortcuts).toBeHidden();
    await expect(clientListPage(page).search).not.toBeFocused();
    await dialogs.openPalette();
  },
);
