import type { Page } from '@playwright/test';
import { comeBack } from '../../fixtures/browser/openTab';
import { heldBack } from '../../fixtures/browser/screenStates';
import { laterBuild } from '../../fixtures/site/laterBuild';
import { newTrainer } from '../../fixtures/accounts/newAccounts';
import { withLive } from '../../fixtures/site/remotes';
import { siteRegistry } from '../../fixtures/site/siteRegistry';
import { storeToken } from '../../fixtures/accounts/storedToken';
import { expect, productUrl, test } from '../../fixtures/test';
import { programsPage } from '../../pages/mf-libraries/programsPage';
import { shell } from '../../pages/host/shell';
import { updateNotice } from '../../pages/host/remoteNotices';

test.use({ hasColdBrowser: true });

const LIBRARIES = { remote: 'mf-libraries', change: ['My Programs', 'Own Programs'] } as const;
const GROUPS = { remote: 'mf-groups', change: ['My Groups', 'Our Groups'] } as const;

/** Delays saves of programs. @returns ends that */
async function holdSaves(page: Page): Promise<() => void> {
  const { released, release } = heldBack();
  await page.route('**/formline-programs/*', async (route) => {
    if (route.request().method() === 'PUT') await released;
    await route.fallback();
  });
  return release;
}

function requestsBelow(page: Page, folder: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(folder)) asked.push(request.url());
  });
  return asked;
}

test('a deployment throws nothing away that is unsaved, and comes once it is saved', async ({
  page,
  context,
  request,
}) => {
  const { token } = await newTrainer(request);
  await storeToken(context, productUrl, token);
  await page.clock.install();
  const { revise } = await siteRegistry(context);
  const promoteLibraries = withLive(LIBRARIES.remote, await laterBuild(context, LIBRARIES));
  const promoteGroups = withLive(GROUPS.remote, await laterBuild(context, GROUPS));
  const programs = programsPage(page);
  const groupsTab = shell(page).tab('Groups');
  const { notice, update, keepEditing } = updateNotice(page);
  const ofLaterGroups = requestsBelow(page, '/remotes/mf-groups/9.9.9-');
  await programs.open('?view=addWorkouts&programId=new');
  await programs.addOne('Beginner Full Body A').click();
  await expect(programs.save).toHaveText('Saved');
  const letSave = await holdSaves(page);
  await programs.name.fill('Fast Legs');
  await programs.name.blur();
  await expect(programs.save).toHaveText(/^Saving/);

  revise((registry) => promoteGroups(promoteLibraries(registry)));
  await comeBack(page);
  await expect(notice).toContainText('A new version of Libraries is ready.');
  await update.click();
  await expect(notice).toContainText('Your changes have not been saved and will be lost.');
  await expect(keepEditing).toBeFocused();
  await page.keyboard.press('Enter');
  // Invisible parts wait too: a focused link loads its page, of the build in use.
  await groupsTab.focus();
  await expect(programs.name).toHaveValue('Fast Legs');
  expect(ofLaterGroups).toEqual([]);

  letSave();
  await expect(programs.save).toHaveText('Saved');
  await update.click();
  await expect(page.getByRole('link', { name: 'Own Programs' })).toBeVisible();
  await expect(programs.name).toHaveValue('Fast Legs');
  await expect(notice).toBeHidden();
  await groupsTab.click();
  await expect(shell(page).title('Our Groups')).toBeVisible();
});
