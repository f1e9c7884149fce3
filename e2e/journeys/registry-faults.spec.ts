import type { Page } from '@playwright/test';
import { REGISTRY_ELEMENT_ID, REGISTRY_URL } from '@formline/shared/contracts/registry';
import * as z from '@formline/shared/contracts/schema';
import { accounts } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';
import { clientListPage } from '../pages/clientListPage';
import { EXERCISES_PATH, exerciseLibraryPage } from '../pages/exerciseLibraryPage';
import { libraryHomePage } from '../pages/libraryHomePage';
import { shell } from '../pages/shell';

const DATA_BLOCK = new RegExp(
  `(<script type="application/json" id="${REGISTRY_ELEMENT_ID}">)(.*?)(</script>)`,
  's',
);
const REGISTRY = `**${REGISTRY_URL}`;

const entrySchema = z.record(z.string(), z.unknown());
type Entry = z.output<typeof entrySchema>;
const remotesSchema = z.object({ remotes: z.array(entrySchema) });

/** Changes the registry that stands in the page; null takes it out, so that the page asks for it. */
async function changeInlinedRegistry(page: Page, change: (text: string) => string | null): Promise<void> {
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      DATA_BLOCK,
      (_, head: string, text: string, tail: string) => {
        const changed = change(text);
        return changed === null ? '' : head + changed + tail;
      },
    );
    return route.fulfill({ response, body });
  });
}

const withEntry = (name: string, change: (entry: Entry) => unknown) => (text: string) => {
  const registry = z.safeParse(entrySchema, JSON.parse(text)).data;
  const parsed = z.safeParse(remotesSchema, registry);
  if (!parsed.success) throw new Error('The registry in the page is not readable');
  const remotes = parsed.data.remotes.map((entry) => (entry['name'] === name ? change(entry) : entry));
  return JSON.stringify({ ...registry, remotes }).replaceAll('<', '\\u003c');
};

test.beforeEach(async ({ signedInAs }) => {
  await signedInAs(accounts.trainer);
});

for (const { what, change } of [
  { what: 'no build', change: withEntry('mf-groups', (entry) => ({ ...entry, active: undefined })) },
  { what: 'nothing but a number', change: withEntry('mf-groups', () => 7) },
  {
    what: 'a route of another shape',
    change: withEntry('mf-groups', (entry) => ({ ...entry, active: { manifest: { routes: [{}] } } })),
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
