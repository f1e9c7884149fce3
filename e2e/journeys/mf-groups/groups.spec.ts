import { accounts } from '../../fixtures/accounts/accounts';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { dayAfter, monthOf, todayIn } from '../../fixtures/accounts/dates';
import { newGroup, newGroupTitle } from '../../fixtures/accounts/plannedWork';
import { REFUSED, screenStates } from '../../fixtures/browser/screenStates';
import { tabTo } from '../../fixtures/browser/keyboard';
import { expect, test } from '../../fixtures/test';
import { groupDashboardPage, groupListPage } from '../../pages/mf-groups/groupListPage';
import { groupDialog } from '../../pages/mf-groups/groupDialog';

test(
  'a group is made with the keyboard alone, and opened from its card',
  { tag: '@main' },
  async ({ page, signedInAs }) => {
    const api = await signedInAs(accounts.club);
    const [first, second] = await api.listClients();
    if (!first || !second) throw new Error('The club has too few clients.');
    const groups = groupListPage(page);
    const dialog = groupDialog(page);
    const title = newGroupTitle();
    await groups.open();
    await groups.cards.first().waitFor();
    await page.keyboard.press('n');
    await expect(dialog.name).toBeFocused();
    await page.keyboard.type(title);
    await tabTo(page, dialog.create);
    await page.keyboard.press('Enter');
    await expect(dialog.alert).toHaveText('Please select your clients to create a group.');
    await checkAccessibility(page);
    await tabTo(page, dialog.button('Choose clients'));
    await page.keyboard.press('Enter');
    await expect(dialog.search).toBeFocused();
    await tabTo(page, dialog.button('Continue'));
    await page.keyboard.press('Enter');
    await expect(dialog.status('Please select your clients to continue.')).toBeVisible();
    await checkAccessibility(page);
    await tabTo(page, dialog.search);
    for (const { full_name: name } of [first, second]) {
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(name);
      await expect(dialog.row(name)).toBeVisible();
      await expect(dialog.view('Choose Clients').getByRole('row')).toHaveCount(1);
      await tabTo(page, dialog.rows);
      await page.keyboard.press('Space');
      await expect(dialog.row(name)).toHaveAttribute('aria-selected', 'true');
      await tabTo(page, dialog.search);
    }
    await tabTo(page, dialog.button('Continue'));
    await page.keyboard.press('Enter');
    await expect(dialog.button('Choose clients')).toBeFocused();
    await expect(dialog.members).toHaveCount(2);
    await tabTo(page, dialog.create);
    await page.keyboard.press('Enter');
    await expect(page.getByText('The group has been created.').first()).toBeVisible();
    await expect(groups.link(title)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(groupDashboardPage(page).title(title)).toBeVisible();
    await expect(groupDashboardPage(page).member(first.full_name)).toBeVisible();
    const group = (await api.listGroups()).find((listed) => listed.title === title);
    expect(group?.client_group_clients).toHaveLength(2);
  },
);

test('who joins gets the work of the group, who leaves loses it, and the group takes the rest along', async ({
  page,
  signedInAs,
}) => {
  const api = await signedInAs(accounts.club);
  const group = await newGroup(api, 2);
  const [first, , third] = group.clients;
  if (!first || !third) throw new Error('The club has too few clients.');
  const dashboard = groupDashboardPage(page);
  const dialog = groupDialog(page);
  await dashboard.open(group);
  const day = dayAfter(await todayIn(page), 3);
  await api.scheduleForGroup(group.id, day);
  const ofGroup = async (clientId: number) =>
    (await api.listWorkouts(clientId, monthOf(day))).filter((one) => one.client_group_id === group.id).length;
  expect(await ofGroup(first.id)).toBe(1);

  await dashboard.editButton.click();
  await dialog.choose(third.full_name);
  await expect(
    dialog.status(`${third.full_name} joins and gets the 1 workout the group still has ahead.`),
  ).toBeVisible();
  await dialog.save.click();
  await expect(page.getByText('The group has been updated successfully.').first()).toBeVisible();
  await expect(dashboard.member(third.full_name)).toBeVisible();
  expect(await ofGroup(third.id)).toBe(1);

  await dashboard.editButton.click();
  await dialog.button(`Remove ${third.full_name} from the group`).click();
  await expect(dialog.status(/1 workout scheduled with the group is still ahead/)).toBeVisible();
  await expect(dialog.dialog.getByRole('radiogroup')).toBeVisible();
  await checkAccessibility(page);
  await checkZoomed(page);
  await dialog.dialog.getByText('Remove them from the calendar').click();
  await dialog.save.click();
  await expect(dialog.dialog).toBeHidden();
  await expect(dashboard.member(third.full_name)).toBeHidden();
  expect(await ofGroup(third.id)).toBe(0);

  await dashboard.editButton.click();
  await dialog.button('Remove Group').click();
  await expect(dialog.view('Remove Group')).toBeVisible();
  await expect(
    dialog.status('2 workouts still ahead are removed from the calendars of 2 clients.'),
  ).toBeVisible();
  await checkZoomed(page);
  await expect(dialog.button('Keep Group')).toBeFocused();
  await dialog.button('Remove Group').click();
  await expect(page.getByText('The group has been deleted successfully.').first()).toBeVisible();
  await expect(groupListPage(page).heading).toBeVisible();
  await expect(groupListPage(page).link(group.title)).toBeHidden();
  expect(await ofGroup(first.id)).toBe(0);
});

test(
  'a workout is given to a group from its calendar, for the chosen day, and stands on each calendar',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    const api = await signedInAs(accounts.club);
    const group = await newGroup(api, 2);
    const dashboard = groupDashboardPage(page);
    await dashboard.open(group);
    const day = dayAfter(await todayIn(page), 4);
    await dashboard.open(group, day);
    await dashboard.assignMenu.click();
    await page.getByRole('menuitem', { name: 'Workouts' }).click();
    await expect(dashboard.title(`Choose a workout for ${group.title}`)).toBeVisible();
    await page.getByRole('link', { name: 'Formline Workouts' }).click();
    await page.getByRole('row').first().click();
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(dashboard.title(group.title)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${group.id}/dashboard\\?.*date=${day}`));
    for (const { id } of group.clients.slice(0, 2)) {
      const planned = await api.listWorkouts(id, monthOf(day));
      expect(planned.filter((one) => one.client_group_id === group.id)).toMatchObject([
        { workout_date: day },
      ]);
    }
  },
);

test(
  'what the server refuses loses nothing, and is done once it answers',
  { tag: '@full' },
  async ({ page, problems, signedInAs }) => {
    problems.allow(REFUSED, /status of 50[03]|status of 404/);
    const api = await signedInAs(accounts.club);
    const group = await newGroup(api, 1);
    const groups = groupListPage(page);
    const dialog = groupDialog(page);
    const refuse = (method: string, status: number) =>
      page.route(
        '**/client-group/*',
        (route) =>
          route.request().method() === method ? route.fulfill({ status, json: {} }) : route.fallback(),
        { times: 1 },
      );
    await groups.open();
    await screenStates.failed(page, '**/planned-work?*');
    await groups.editButton(group.title).click();
    await expect(dialog.name).toBeFocused();
    await dialog.button('Remove Group').click();
    await expect(dialog.button('Keep Group')).toBeFocused();
    await expect(dialog.status(/^We couldn’t load what is scheduled with the group/)).toBeVisible();
    await checkAccessibility(page);
    await page.unrouteAll();
    await dialog.button('Try again').click();
    await expect(dialog.status('Nothing is scheduled with this group.')).toBeVisible();
    await dialog.button('Keep Group').click();
    await dialog.name.fill(`${group.title} B`);
    await refuse('PUT', 500);
    await dialog.save.click();
    await expect(dialog.alert).toBeVisible();
    await expect(dialog.name).toHaveValue(`${group.title} B`);
    await dialog.button('Cancel').click();
    await expect(dialog.view('Discard Unsaved Changes?')).toBeVisible();
    await expect(dialog.button('Keep editing')).toBeFocused();
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await expect(dialog.name).toHaveValue(`${group.title} B`);
    await dialog.save.click();
    await expect(page.getByText('The group has been updated successfully.').first()).toBeVisible();
    await expect(groups.link(`${group.title} B`)).toBeVisible();

    await groups.editButton(`${group.title} B`).click();
    await dialog.button('Remove Group').click();
    await expect(dialog.status('Nothing is scheduled with this group.')).toBeVisible();
    await refuse('DELETE', 500);
    await dialog.button('Remove Group').click();
    await expect(dialog.alert).toHaveText('Something went wrong! Please try again later.');
    await dialog.button('Keep Group').click();
    await expect(dialog.button('Remove Group')).toBeFocused();
    await api.deleteGroup(group.id);
    await dialog.name.fill(`${group.title} C`);
    await dialog.save.click();
    await expect(dialog.alert).toHaveText('You have no group with this number.');
  },
);

test(
  'a manager looks at groups and their calendars and changes nothing',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    await signedInAs(accounts.manager);
    const groups = groupListPage(page);
    await groups.open();
    await expect(groups.card('Saturday Crew')).toBeVisible();
    await expect(groups.createButton).toBeHidden();
    await expect(groups.editButton('Saturday Crew')).toBeHidden();
    await groups.link('Saturday Crew').click();
    const dashboard = groupDashboardPage(page);
    await expect(dashboard.title('Saturday Crew')).toBeVisible();
    await expect(page.getByRole('grid').first()).toBeVisible();
    await expect(dashboard.editButton).toBeHidden();
    await expect(dashboard.assignMenu).toBeHidden();
    await dashboard.backToGroups.click();
    await expect(groups.heading).toBeVisible();
  },
);
