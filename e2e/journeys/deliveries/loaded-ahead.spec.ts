import type { Page } from '@playwright/test';
import { accounts } from '../../fixtures/accounts/accounts';
import { liveBuild } from '../../fixtures/site/remotes';
import { expect, test } from '../../fixtures/test';
import { clientListPage } from '../../pages/mf-clients/clientListPage';
import { groupListPage } from '../../pages/mf-groups/groupListPage';
import { shell } from '../../pages/host/shell';

test.use({ hasColdBrowser: true });

/** A page loads ahead when it is idle, which on a busy machine is late. */
const ONCE_IDLE = { timeout: 20_000 };

function filesOfRemotes(page: Page): string[] {
  const came: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/remotes/')) came.push(pathname);
  });
  return came;
}

test('what the tabs lead to is loaded while the page is idle, and a first visit asks for none of it', async ({
  page,
  request,
  signedInAs,
}) => {
  await signedInAs(accounts.trainer);
  const { entry, files } = await liveBuild(request, 'mf-groups');
  const chunks = files['./GroupListRoute'] ?? [];
  const ahead = [entry, ...chunks.map(({ file }) => entry.replace(/[^/]+$/, file))];
  const came = filesOfRemotes(page);
  await clientListPage(page).open();
  await expect.poll(() => came, ONCE_IDLE).toEqual(expect.arrayContaining(ahead));
  const remotes = new Set(came.map((path) => path.split('/')[2] ?? ''));
  expect([...remotes].toSorted()).toEqual(['mf-clients', 'mf-groups', 'mf-libraries']);
  came.length = 0;
  await shell(page).tab('Groups').click();
  await expect(groupListPage(page).heading).toBeVisible();
  expect(came.filter((path) => ahead.includes(path))).toEqual([]);
});
