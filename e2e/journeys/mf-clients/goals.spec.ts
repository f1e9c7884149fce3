import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { deleteMilestone, updateMilestones } from '@formline/shared/contracts/records/milestones';
import { updateUser } from '@formline/shared/contracts/people/profiles';
import { accounts, STRONG_PASSWORD } from '../../fixtures/accounts/accounts';
import { Api } from '../../fixtures/accounts/Api';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { clientNamed } from '../../fixtures/accounts/clients';
import { newEmail, newTrainer } from '../../fixtures/accounts/newAccounts';
import { REFUSED } from '../../fixtures/browser/screenStates';
import { storeToken } from '../../fixtures/accounts/storedToken';
import { tabTo } from '../../fixtures/browser/keyboard';
import { expect, productUrl, test } from '../../fixtures/test';
import { dashboardPath } from '../../pages/mf-clients/clientDashboardPage';
import { goalsDialog } from '../../pages/mf-clients/goalsDialog';

const EMPTY = 'No milestones recorded. Click on this card to record.';

async function ownClient(request: APIRequestContext, context: BrowserContext, names: readonly string[] = []) {
  const trainer = await newTrainer(request);
  await trainer.addClient(newEmail('client'));
  const api = await Api.signIn(request, trainer.email, STRONG_PASSWORD);
  await storeToken(context, productUrl, trainer.token);
  const client = await clientNamed(api, 'Noor Hara');
  for (const name of names) await api.addMilestone(client.id, name);
  return { api, client };
}

test(
  'milestones are added, sorted with the pointer, ticked, deleted and brought back',
  { tag: '@full' },
  async ({ page, context, request }) => {
    const { api, client } = await ownClient(request, context);
    const goals = goalsDialog(page);
    await page.goto(dashboardPath(client));
    await expect(goals.card).toContainText(EMPTY);
    await goals.open();
    await expect(goals.newName).toBeFocused();
    await expect(goals.newName).toHaveAttribute('placeholder', 'Add your first goal');
    for (const name of ['Walk', 'Run', 'Swim', '']) {
      await expect(goals.newName).toBeFocused();
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
    }
    await expect(goals.openRows).toHaveText(['Walk', 'Run', 'Swim']);
    await goals.dragBelow('Walk', 'Swim');
    await expect(goals.openRows).toHaveText(['Run', 'Swim', 'Walk']);
    await goals.edit('Swim').click();
    await checkZoomed(page);
    await page.keyboard.type(' a mile');
    await page.keyboard.press('Enter');
    await goals.complete('Run').click();
    await expect(goals.completed).toHaveText('Completed1');
    await goals.completed.click();
    await expect(goals.doneRows).toHaveText([/^Run/]);
    await checkAccessibility(page);
    await goals.remove('Walk');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(goals.openRows).toHaveText(['Swim a mile', 'Walk']);
    await goals.reopen('Run').click();
    await expect(goals.openRows).toHaveText(['Swim a mile', 'Walk', 'Run']);
    await goals.complete('Walk').click();
    await goals.goal.selectOption('Build Muscle');
    await goals.save.click();
    await expect(goals.save).toHaveText('Saved');
    await expect(goals.dialog).toBeHidden();
    await expect(goals.card).toContainText('Build Muscle');
    await expect(goals.card).toContainText('1 of 3 completed');
    await expect(goals.card.getByRole('listitem')).toHaveText(['Swim a mile', 'Run']);
    const known = await api.listMilestones(client.id);
    expect(known.map(({ name, status }) => [name, status])).toEqual([
      ['Swim a mile', false],
      ['Run', false],
      ['Walk', true],
    ]);
  },
);

test(
  'milestones are added and sorted with the keyboard alone, and each step is said',
  { tag: '@main' },
  async ({ page, context, request }) => {
    const { api, client } = await ownClient(request, context, ['Walk', 'Run']);
    const goals = goalsDialog(page);
    const liveRegion = page.locator('[data-live-region]');
    await page.goto(dashboardPath(client));
    await expect(goals.card).toContainText('Walk');
    await tabTo(page, goals.opener);
    await page.keyboard.press('Enter');
    await expect(goals.goal).toBeFocused();
    await tabTo(page, goals.add);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Swim');
    await page.keyboard.press('Enter');
    await expect(goals.openRows).toHaveText(['Walk', 'Run', 'Swim']);
    await page.keyboard.press('Escape');
    await expect(goals.add).toBeFocused();
    await tabTo(page, goals.grip('Walk'));
    await page.keyboard.press('Space');
    await checkAccessibility(page);
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await expect(liveRegion).toHaveText('Walk, put back to position 1 of 3');
    await expect(goals.dialog).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(liveRegion).toHaveText('Walk, moved to position 2 of 3');
    await page.keyboard.press('Space');
    await expect(goals.openRows).toHaveText(['Run', 'Walk', 'Swim']);
    await expect(goals.grip('Walk')).toBeFocused();
    await tabTo(page, goals.moveUp('Walk'));
    await page.keyboard.press('Enter');
    await expect(liveRegion).toHaveText('Walk, moved to position 1 of 3');
    await expect(goals.moveUp('Walk')).toBeFocused();
    await tabTo(page, goals.complete('Run'));
    await page.keyboard.press('Space');
    await expect(liveRegion).toHaveText('Run completed');
    await expect(goals.edit('Swim')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(goals.dialog).toBeHidden();
    await expect(goals.opener).toBeFocused();
    expect((await api.listMilestones(client.id)).map(({ name }) => name)).toEqual(['Walk', 'Swim', 'Run']);
  },
);

test(
  'what the server refuses is as it was, and what is typed stays',
  { tag: '@full' },
  async ({ page, context, request, problems }) => {
    problems.allow(REFUSED);
    const { client } = await ownClient(request, context, ['Walk', 'Run']);
    const goals = goalsDialog(page);
    const notice = (text: string) => page.getByRole('group', { name: text });
    await page.goto(dashboardPath(client));
    await goals.open();
    for (const { path } of [updateMilestones, deleteMilestone, updateUser]) {
      await page.route(`**${path.replace(':id', '*')}`, (route) =>
        route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 400, json: {} }),
      );
    }
    await goals.dragBelow('Walk', 'Run');
    await expect(notice('Unable to reorder milestones. Please try again.')).toBeVisible();
    await expect(goals.openRows).toHaveText(['Walk', 'Run']);
    await goals.complete('Walk').click();
    await expect(notice('Unable to mark milestone as complete. Try again later.')).toBeVisible();
    await expect(goals.openRows).toHaveText(['Walk', 'Run']);
    await goals.remove('Run');
    await expect(notice('Unable to delete milestone. Please try again.')).toBeVisible();
    await expect(goals.openRows).toHaveText(['Walk', 'Run']);
    await goals.goal.selectOption('Build Muscle');
    await goals.save.click();
    await expect(goals.dialog.getByRole('alert')).toHaveText(
      'Unable to save goal information. Please try again.',
    );
    await checkAccessibility(page);
    await page.reload();
    await goals.open();
    await goals.add.click();
    await page.keyboard.type('Swim');
    await goals.save.click();
    await expect(notice('Unable to save milestone. Please try again.')).toBeVisible();
    await expect(goals.newName).toHaveValue('Swim');
    await page.unrouteAll();
    await goals.save.click();
    await expect(goals.dialog).toBeHidden();
    await expect(goals.card.getByRole('listitem')).toHaveText(['Walk', 'Run', 'Swim']);
  },
);

test(
  'what was changed in another window meanwhile is shown, not overwritten',
  { tag: '@full' },
  async ({ page, context, request, problems }) => {
    problems.allow(/status of 409/);
    const { api, client } = await ownClient(request, context, ['Walk', 'Run']);
    const goals = goalsDialog(page);
    await page.goto(dashboardPath(client));
    await goals.open();
    await expect(goals.openRows).toHaveText(['Walk', 'Run']);
    await api.renameMilestone(client.id, 'Walk', 'Walk slowly');
    await goals.dragBelow('Walk', 'Run');
    await expect(page.getByRole('group', { name: /changed elsewhere/ })).toBeVisible();
    await expect(goals.openRows).toHaveText(['Walk slowly', 'Run']);
    await goals.dragBelow('Walk slowly', 'Run');
    await expect(goals.openRows).toHaveText(['Run', 'Walk slowly']);
  },
);

test('a manager looks at the goals and changes none', { tag: '@full' }, async ({ page, signedInAs }) => {
  const api = await signedInAs(accounts.manager);
  const goals = goalsDialog(page);
  await page.goto(dashboardPath(await clientNamed(api, 'Elena Petrova')));
  await goals.open();
  await expect(goals.openRows.first()).toBeVisible();
  await expect(goals.save).toHaveCount(0);
  await expect(goals.add).toHaveCount(0);
  await expect(
    goals.dialog.getByRole('button', { name: /^(?:Edit|Reorder|Move|Delete|Complete )/ }),
  ).toHaveCount(0);
  await checkAccessibility(page);
});
