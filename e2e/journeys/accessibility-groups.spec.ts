import { accounts } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { expectNoSidewaysScroll, REFUSED, screenStates, ZOOMED } from '../fixtures/screenStates';
import { expect, test } from '../fixtures/test';
import { groupDashboardPage } from '../pages/groupDashboardPage';
import { groupDialog } from '../pages/groupDialog';
import { GROUPS_PATH, groupListPage } from '../pages/groupListPage';

test('group dialog: errors, picker, what follows for members, both questions, 400 %', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(accounts.trainer);
  const groups = groupListPage(page);
  const dialog = groupDialog(page);
  await groups.open();
  await groups.createButton.click();
  await expect(dialog.name).toBeFocused();
  await dialog.create.click();
  await expect(dialog.alert).toHaveText('Please select your clients to create a group.');
  await checkAccessibility(page);
  await dialog.button('Choose clients').click();
  await expect(dialog.search).toBeFocused();
  await dialog.button('Continue').click();
  await expect(dialog.status('Please select your clients to continue.')).toBeVisible();
  await dialog.row('Amelia Hart').click();
  await checkAccessibility(page);
  await dialog.button('Continue').click();
  await expect(dialog.members).toHaveCount(1);
  await dialog.button('Cancel').click();
  await expect(dialog.button('Keep editing')).toBeFocused();
  await checkAccessibility(page);
  await dialog.button('Discard').click();
  await expect(dialog.dialog).toBeHidden();
  await groups.editButton('Saturday Crew').click();
  await expect(dialog.name).toBeFocused();
  await dialog.button('Take Olivia Chen out of the group').click();
  await dialog.choose('Amelia Hart');
  await expect(dialog.dialog.getByRole('radiogroup')).toBeVisible();
  await checkAccessibility(page);
  await page.setViewportSize(ZOOMED);
  await expectNoSidewaysScroll(page);
  await checkAccessibility(page);
  await dialog.button('Remove Group').click();
  await expect(dialog.status(/still ahead go from the calendars of 5 clients/)).toBeVisible();
  await checkAccessibility(page);
});

test('group dialog: what is planned could not be read', async ({ page, problems, signedInAs }) => {
  problems.allow(REFUSED);
  await signedInAs(accounts.trainer);
  const groups = groupListPage(page);
  const dialog = groupDialog(page);
  await groups.open();
  await screenStates.failed(page, '**/planned-work?*');
  await groups.editButton('Saturday Crew').click();
  await expect(dialog.name).toBeFocused();
  await dialog.button('Remove Group').click();
  await expect(dialog.button('Keep Group')).toBeFocused();
  await expect(dialog.status(/^What is planned with the group could not be read/)).toBeVisible();
  await checkAccessibility(page);
});

test('group dashboard: full, empty group, not found, failed, loading, 400 %', async ({
  page,
  problems,
  signedInAs,
}) => {
  problems.allow(REFUSED, /status of 404/);
  const api = await signedInAs(accounts.trainer);
  const group = (await api.listGroups()).find(({ title }) => title === 'Saturday Crew');
  if (!group) throw new Error('The demo world has no Saturday Crew.');
  const dashboard = groupDashboardPage(page);
  await dashboard.open(group);
  await expect(dashboard.assignMenu).toBeVisible();
  await checkAccessibility(page);
  await page.setViewportSize(ZOOMED);
  await expectNoSidewaysScroll(page);
  await checkAccessibility(page);
  await page.goto(`${GROUPS_PATH}/2000000000/dashboard`);
  await expect(dashboard.title('Group not found')).toBeVisible();
  await checkAccessibility(page);
  const calls = `**/client-group/${group.id}`;
  await screenStates.empty(page, calls, { ...group, client_group_clients: [] });
  await dashboard.open(group);
  await expect(page.getByText('Nobody is in this group any more.')).toBeVisible();
  await checkAccessibility(page);
  await screenStates.failed(page, calls);
  await page.reload();
  await expect(page.getByText('The group could not be loaded')).toBeVisible();
  await checkAccessibility(page);
  await screenStates.loading(page, calls);
  await page.reload();
  await expect(page.getByText('Loading group').first()).toBeAttached();
  await checkAccessibility(page);
});
