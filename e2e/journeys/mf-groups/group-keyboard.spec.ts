import { accounts } from '../../fixtures/accounts/accounts';
import { newGroup } from '../../fixtures/accounts/plannedWork';
import { tabTo } from '../../fixtures/browser/keyboard';
import { expect, test } from '../../fixtures/test';
import { groupDashboardPage, groupListPage } from '../../pages/mf-groups/groupListPage';
import { groupDialog } from '../../pages/mf-groups/groupDialog';

test(
  'a member is taken out and the group is removed with the keyboard alone',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    const api = await signedInAs(accounts.club);
    const group = await newGroup(api, 2);
    const [first, second] = group.clients;
    if (!first || !second) throw new Error('The club has too few clients.');
    const dashboard = groupDashboardPage(page);
    const dialog = groupDialog(page);
    await dashboard.open(group);
    await expect(dashboard.member(second.full_name)).toBeVisible();
    await tabTo(page, dashboard.editButton);
    await page.keyboard.press('Enter');
    await expect(dialog.name).toBeFocused();
    await tabTo(page, dialog.button(`Remove ${second.full_name} from the group`));
    await page.keyboard.press('Enter');
    await expect(dialog.button(`Keep ${second.full_name} in the group`)).toBeFocused();
    await expect(dialog.status(/Nothing scheduled with the group is still ahead/)).toBeVisible();
    await tabTo(page, dialog.save);
    await page.keyboard.press('Enter');
    await expect(dialog.dialog).toBeHidden();
    await expect(dashboard.member(second.full_name)).toBeHidden();
    await expect(dashboard.member(first.full_name)).toBeVisible();

    await expect(dashboard.editButton).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.name).toBeFocused();
    await tabTo(page, dialog.button('Remove Group'));
    await page.keyboard.press('Enter');
    await expect(dialog.button('Keep Group')).toBeFocused();
    await expect(dialog.status('Nothing is scheduled with this group.')).toBeVisible();
    await tabTo(page, dialog.button('Remove Group'));
    await page.keyboard.press('Enter');
    await expect(groupListPage(page).heading).toBeVisible();
    await expect(groupListPage(page).link(group.title)).toBeHidden();
  },
);
