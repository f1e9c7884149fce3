import { REGISTRY_URL } from '@formline/shared/contracts/registry';
import { accounts } from '../fixtures/accounts';
import { changeInlinedRegistry, withRemote } from '../fixtures/inlinedRegistry';
import { expect, test } from '../fixtures/test';
import { clientListPage } from '../pages/clientListPage';
import { EXERCISES_PATH, exerciseLibraryPage } from '../pages/exerciseLibraryPage';
import { libraryHomePage } from '../pages/libraryHomePage';
import { shell } from '../pages/shell';

const REGISTRY = `**${REGISTRY_URL}`;

test.beforeEach(async ({ signedInAs }) => {
  await signedInAs(accounts.trainer);
});

for (const { what, change } of [
  { what: 'no build', change: withRemote('mf-groups', (entry) => ({ ...entry, active: undefined })) },
  { what: 'nothing but a number', change: withRemote('mf-groups', () => 7) },
  {
    what: 'a route of another shape',
    change: withRemote('mf-groups', (entry) => ({ ...entry, active: { manifest: { routes: [{}] } } })),
  },
]) {
  test(`a registry entry with ${what} costs only its remote`, async ({ page }) => {
    await changeInlinedRegistry(page, change);
    await clientListPage(page).open();
    await expect(clientListPage(page).tiles).toHaveCount(24);
    await expect(shell(page).mainTabs.getByRole('link')).toHaveText(['Libraries', 'Clients']);
    await shell(page).tab('Libraries').click();
    await libraryHomePage(page).tile('Exercises').click();
    await expect(exerciseLibraryPage(page).row(1)).toBeVisible();
  });
}

for (const [what, text] of [
  ['is no JSON', '{"remotes":'],
  ['is of another shape', '{"hosts":[]}'],
] as const) {
  test(`a registry that ${what} is told, and a retry starts the dashboard`, async ({ page }) => {
    await changeInlinedRegistry(page, () => text);
    await page.goto('/clients/my-clients');
    await expect(page.getByRole('heading', { name: 'Formline could not start' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(clientListPage(page).tiles).toHaveCount(24);
  });
}

test('a page without the registry asks for it', async ({ page }) => {
  await changeInlinedRegistry(page, () => null);
  await exerciseLibraryPage(page).open();
  await expect(exerciseLibraryPage(page).row(1)).toBeVisible();
});

for (const { what, answer } of [
  { what: 'is missing', answer: { status: 404, body: 'Not found' } },
  { what: 'is HTML', answer: { status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello</p>' } },
]) {
  test(`a registry that ${what} is told, and a retry starts the dashboard`, async ({ page, problems }) => {
    problems.allow(/status of 404/);
    await changeInlinedRegistry(page, () => null);
    await page.route(REGISTRY, (route) => route.fulfill(answer));
    await page.goto(EXERCISES_PATH);
    await expect(page.getByRole('heading', { name: 'Formline could not start' })).toBeVisible();
    await page.unroute(REGISTRY);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(exerciseLibraryPage(page).row(1)).toBeVisible();
  });
}
