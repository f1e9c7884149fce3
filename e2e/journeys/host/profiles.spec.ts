import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { accounts } from '../../fixtures/accounts/accounts';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { expect, test } from '../../fixtures/test';
import { CLIENTS_PATH, clientListPage } from '../../pages/mf-clients/clientListPage';
import { exerciseLibraryPage } from '../../pages/mf-libraries/exerciseLibraryPage';
import { groupListPage } from '../../pages/mf-groups/groupListPage';
import { libraryHomePage } from '../../pages/mf-libraries/libraryHomePage';
import { ownExercisePage } from '../../pages/mf-libraries/ownExercisePage';
import { shell } from '../../pages/host/shell';

const HARBOUR = 'Harbour Strength Club';

test(
  'the profile menu tells who is signed in and which profiles there are',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    const api = await signedInAs(accounts.trainer);
    await clientListPage(page).open();
    const bar = shell(page);
    await bar.openProfileMenu();
    await expect(bar.profileMenu).toContainText('Maya Thornton');
    await expect(bar.profileMenu).toContainText(api.email);
    await expect(bar.profileMenu).toContainText('Version 0.25.1');
    const choices = bar.profileMenu.getByRole('menuitemradio');
    await expect(choices).toHaveCount(3);
    await expect(choices.filter({ hasText: 'Personal' })).toBeChecked();
    await expect(bar.profileMenu).not.toContainText('Riverside Gym');
    await expect(choices.filter({ hasText: HARBOUR })).toContainText('Harbour Quay, Old Mill');
    await checkAccessibility(page);
  },
);

test(
  'a long club name ends in an ellipsis, and the tabs keep their row',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    await signedInAs(accounts.club);
    const name = 'The Old Harbour and Riverside Strength, Conditioning and Weightlifting Club of the North';
    await page.route(`**${readCurrentUser.path}`, async (route) => {
      const answer = await route.fetch();
      const text = (await answer.text()).replaceAll('Summit Fitness', name);
      await route.fulfill({ response: answer, body: text });
    });
    await clientListPage(page).open();
    const bar = shell(page);
    await expect(bar.profileButton).toContainText(name);
    for (const width of [1030, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await bar.mainTabs
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      expect((await bar.mainTabs.boundingBox())?.height).toBeLessThan(64);
      await expect(bar.profileButton).toBeInViewport({ ratio: 1 });
    }
  },
);

test(
  'choosing a club reloads clients and groups for it and changes the navigation',
  { tag: '@main' },
  async ({ page, signedInAs }) => {
    const api = await signedInAs(accounts.trainer);
    const club = (await api.readMe()).club_connect_user.find(({ ClubName }) => ClubName === HARBOUR);
    if (!club) throw new Error(`The demo world has no ${HARBOUR}`);
    const ofClub = await api.listClients({ club_id: club.ClubId });
    const bar = shell(page);
    const clients = clientListPage(page);
    const groups = groupListPage(page);
    await groups.open();
    await expect(groups.card('Saturday Crew')).toBeVisible();
    await expect(bar.surface).toHaveAttribute('data-profile', 'personal');
    const personalColour = await bar.surface.evaluate((element) => getComputedStyle(element).backgroundColor);

    await bar.chooseProfile(HARBOUR);
    await expect(page).toHaveURL(new RegExp(`^[^?]*${CLIENTS_PATH}\\?club_id=${club.ClubId}$`));
    await expect(clients.count).toHaveText(`${ofClub.length} clients`);
    await expect(clients.tiles).toHaveCount(ofClub.length);
    await expect(bar.surface).toHaveAttribute('data-profile', 'club');
    await expect(bar.surface).not.toHaveCSS('background-color', personalColour);
    await checkAccessibility(page);
    await bar.tab('Groups').click();
    await expect(groups.card('Harbour Lunch Lifters')).toBeVisible();
    await expect(groups.card('Saturday Crew')).toBeHidden();

    await page.reload();
    await expect(bar.profileButton).toContainText(HARBOUR);
    await expect(groups.card('Harbour Lunch Lifters')).toBeVisible();
    await expect(groups.card('Saturday Crew')).toBeHidden();

    await bar.chooseProfile('Personal');
    await expect(clients.tiles).toHaveCount(24);
    await expect(bar.surface).toHaveAttribute('data-profile', 'personal');
  },
);

test(
  'the choice reaches remotes that load later and remotes that were there before',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    await signedInAs(accounts.trainer);
    const bar = shell(page);
    await clientListPage(page).open();
    await bar.tab('Groups').click();
    await expect(groupListPage(page).card('Early Birds')).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url());
    });
    await bar.tab('Libraries').click();
    await libraryHomePage(page).tile('Exercises').click();
    await expect(exerciseLibraryPage(page).row(1)).toBeVisible();
    await bar.chooseProfile('Northside Athletics');
    await expect(clientListPage(page).tiles).toHaveCount(6);
    await bar.tab('Groups').click();
    await expect(groupListPage(page).card('Northside Masters')).toBeVisible();
    const lists = asked.filter((url) => /trainer\/clients|client-group/.test(url));
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.every((url) => /[?&]club_id=\d+/.test(url))).toBe(true);
  },
);

test('a form with unsaved input holds back the profile, too', async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  const exercise = ownExercisePage(page);
  const bar = shell(page);
  await exercise.openNew();
  await exercise.name.fill('Sled push');
  await bar.chooseProfile(HARBOUR);
  await exercise.question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(exercise.name).toHaveValue('Sled push');
  await expect(bar.profileButton).toContainText('Maya');
  await bar.chooseProfile(HARBOUR);
  await exercise.question.getByRole('button', { name: 'Discard' }).click();
  await expect(bar.profileButton).toContainText(HARBOUR);
  await expect(clientListPage(page).tiles).not.toHaveCount(0);
});

test('a trainer of one club starts in it', { tag: '@full' }, async ({ page, signedInAs }) => {
  await signedInAs(accounts.club);
  await clientListPage(page).open();
  await expect(shell(page).profileButton).toContainText('Summit Fitness');
  await expect(shell(page).surface).toHaveAttribute('data-profile', 'club');
  await expect(clientListPage(page).tiles).toHaveCount(8);
  await page.goto('/education');
  await expect(page.getByText('Education goes here')).toBeVisible();
  await checkAccessibility(page);
});

test(
  'the profile menu works by keyboard and gives the focus back',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    await signedInAs(accounts.trainer);
    await clientListPage(page).open();
    const bar = shell(page);
    await bar.profileButton.focus();
    await page.keyboard.press('Enter');
    await expect(bar.profileMenu).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bar.profileMenu).toBeHidden();
    await expect(bar.profileButton).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar.profileMenu).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(bar.profileMenu).toHaveAttribute('aria-activedescendant', /./);
    await page.keyboard.press('Enter');
    await expect(bar.surface).toHaveAttribute('data-profile', 'club');
  },
);

test('a profile is found by typing its name', { tag: '@full' }, async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  await clientListPage(page).open();
  const bar = shell(page);
  await bar.profileButton.focus();
  await page.keyboard.press('Enter');
  await expect(bar.profileMenu).toBeFocused();
  await page.keyboard.type('nor');
  await page.keyboard.press('Enter');
  await expect(bar.profileButton).toContainText('Northside Athletics');
});
