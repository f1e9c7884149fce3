import { accounts } from '../../fixtures/accounts/accounts';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { checkLoadingAndFailed } from '../../fixtures/browser/checkLoadingAndFailed';
import { tabTo } from '../../fixtures/browser/keyboard';
import { REFUSED } from '../../fixtures/browser/screenStates';
import { expect, test } from '../../fixtures/test';
import { groupListPage } from '../../pages/mf-groups/groupListPage';
import { shell } from '../../pages/host/shell';

test('a trainer sees all groups of the database with their members', async ({ page, signedInAs }) => {
  const api = await signedInAs(accounts.trainer);
  const groups = groupListPage(page);
  await groups.open();
  const inDatabase = await api.listGroups();
  await expect(groups.cards).toHaveCount(inDatabase.length);
  await expect(groups.count).toHaveText(`${inDatabase.length} groups`);
  for (const { title, client_group_clients: members } of inDatabase) {
    await expect(groups.card(title)).toContainText(`${members.length} members`);
  }
  await expect(groups.card('Saturday Crew')).toContainText('+1');
  await expect(groups.card('Early Birds')).not.toContainText('+');
  await checkAccessibility(page);
  await checkZoomed(page, () => expect(groups.cards.first()).toBeVisible());
});

test('who is behind in which group is found by keyboard', async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  const groups = groupListPage(page);
  await groups.open();
  await tabTo(page, page.getByRole('combobox', { name: 'Sort groups' }));
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/sort=adherence/);
  // The order changes once the figures of all groups are there.
  await expect(async () => {
    const percents = (await groups.cards.getByText(/^\d+%$/).allTextContents()).map(Number.parseFloat);
    expect(percents.length).toBeGreaterThan(1);
    expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  }).toPass();
  await tabTo(page, page.getByRole('button', { name: 'With members behind' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/show=behind/);
  await expect(groups.cards.filter({ hasNotText: 'behind' })).toHaveCount(0);
  await tabTo(page, groups.cards.getByRole('link').first());
  await page.keyboard.press('Enter');
  const sort = page.getByRole('combobox', { name: 'Sort members' });
  await tabTo(page, sort);
  await sort.selectOption('Behind first');
  const members = page.getByRole('region', { name: /members$/ });
  await expect(members.getByRole('listitem').first()).toContainText(/missed|points/);
  await checkAccessibility(page);
});

test('groups are searched by title and by member', { tag: '@full' }, async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  const groups = groupListPage(page);
  await groups.open();
  await groups.search.fill('marathon');
  await expect(groups.cards).toHaveCount(1);
  await expect(groups.card('Half Marathon Spring')).toBeVisible();
  await groups.search.fill('Amelia');
  await expect(groups.card('Harbour Lunch Lifters')).toBeVisible();
  await expect(groups.card('Half Marathon Spring')).toBeHidden();
  await groups.search.fill('zzz');
  await expect(page.getByText('No Search Results Found.')).toBeVisible();
  await checkZoomed(page);
  await groups.search.fill('');
  await expect(groups.card('Saturday Crew')).toBeVisible();
});

test('a chosen club shows its groups alone', { tag: '@full' }, async ({ page, signedInAs }) => {
  await signedInAs(accounts.trainer);
  const groups = groupListPage(page);
  const bar = shell(page);
  await groups.open();
  await bar.chooseProfile('Harbour Strength Club');
  await bar.tab('Groups').click();
  await expect(groups.cards).toHaveCount(2);
  await expect(groups.card('Harbour Lunch Lifters')).toBeVisible();
  await expect(groups.card('Quay Conditioning')).toBeVisible();
});

test(
  'a trainer without groups is told what groups are for',
  { tag: '@full' },
  async ({ page, signedInAs, problems }) => {
    problems.allow(REFUSED);
    await signedInAs(accounts.free);
    await checkLoadingAndFailed(page, groupListPage(page).open, {
      calls: '**/client-group*',
      loading: page.getByText('Loading groups', { exact: true }),
      failed: page.getByText('We couldn’t load your groups'),
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'No groups yet' })).toBeVisible();
    await checkAccessibility(page);
  },
);
