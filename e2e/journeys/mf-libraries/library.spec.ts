import { accounts } from '../../fixtures/accounts/accounts';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { checkLoadingAndFailed } from '../../fixtures/browser/checkLoadingAndFailed';
import { REFUSED, screenStates } from '../../fixtures/browser/screenStates';
import { expect, test } from '../../fixtures/test';
import { EXERCISES_PATH, exerciseLibraryPage } from '../../pages/mf-libraries/exerciseLibraryPage';

test.beforeEach(async ({ signedInAs }) => {
  await signedInAs(accounts.trainer);
});

test(
  'the library is searched, and a search without a result is cleared',
  { tag: '@full' },
  async ({ page }) => {
    const library = exerciseLibraryPage(page);
    await library.open();
    await library.search.fill('kettlebell sw');
    await expect(library.rows.first()).toContainText('Kettlebell Swing');
    await expect(page).toHaveURL(`${EXERCISES_PATH}?search=kettlebell+sw`);
    await library.search.fill('zzz');
    await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible();
    await checkZoomed(page);
    await expect(page.getByText('Try resetting all filters')).toBeVisible();
    await page.getByRole('button', { name: 'Clear All' }).click();
    await expect(library.search).toHaveValue('');
    await expect(library.row(10)).toBeVisible();
    await checkAccessibility(page);
    await checkZoomed(page, () => expect(library.row(1)).toBeVisible());
  },
);

test(
  'the list says that it loads, that it failed and that it is empty',
  { tag: '@full' },
  async ({ page, problems }) => {
    problems.allow(REFUSED);
    const calls = '**/api/formline-exercises*';
    await checkLoadingAndFailed(page, () => page.goto(EXERCISES_PATH), {
      calls,
      loading: page.getByText('Loading exercises', { exact: true }),
      failed: page.getByText('We couldn’t load the exercises'),
    });
    await screenStates.empty(page, calls, { exercises: [], nextPage: null });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No exercises here yet')).toBeVisible();
    await checkAccessibility(page);
  },
);

test(
  'characters that mean something to a database are only characters',
  { tag: '@full' },
  async ({ page }) => {
    const library = exerciseLibraryPage(page);
    for (const search of ['%', '_', '\\']) {
      await library.open(`?search=${encodeURIComponent(search)}`);
      await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible();
    }
  },
);

test('the list goes on as it is scrolled, to its end, and stays light', async ({ page }) => {
  const library = exerciseLibraryPage(page);
  await library.open();
  await expect(library.row(1)).toBeVisible();
  const end = page.getByText(/^End of the list: \d+ exercises$/);
  await library.list.hover();
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(end).toBeInViewport({ timeout: 300 });
  }).toPass({ intervals: [0] });
  const count = Number(/\d+/.exec(await end.innerText())?.[0]);
  expect(count).toBeGreaterThan(150);
  await expect(library.row(count)).toBeVisible();
  expect(await library.rows.count()).toBeLessThan(60);
});

test('most recent first is a choice that reload keeps', { tag: '@full' }, async ({ page }) => {
  const library = exerciseLibraryPage(page);
  await library.open();
  const firstByName = await library.row(1).innerText();
  await library.mostRecent.click();
  await expect(library.mostRecent).toHaveAttribute('aria-pressed', 'true');
  await expect(library.row(1)).not.toHaveText(firstByName, { useInnerText: true });
  const firstByAge = await library.row(1).innerText();
  await page.reload();
  await expect(library.mostRecent).toHaveAttribute('aria-pressed', 'true');
  await expect(library.row(1)).toHaveText(firstByAge, { useInnerText: true });
});

test('the details of an exercise open beside the list; reload and back keep them', async ({ page }) => {
  const library = exerciseLibraryPage(page);
  await library.open('?search=push-up');
  const row = library.rows.filter({ hasText: /^Push-Up/ });
  await row.click();
  await expect(library.details.getByRole('heading', { name: 'Push-Up', exact: true })).toBeVisible();
  await expect(library.details).toContainText('Chest');
  await checkAccessibility(page);
  await expect(page).toHaveURL(/view=exerciseDetails&exerciseId=\d+/);
  await page.reload();
  await expect(library.details.getByRole('heading', { name: 'Push-Up', exact: true })).toBeVisible();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(library.details).toBeHidden();
  await page.goForward();
  await expect(library.details.getByRole('heading', { name: 'Push-Up', exact: true })).toBeVisible();
  await library.details.getByRole('button', { name: 'Close details' }).click();
  await expect(library.details).toBeHidden();
});

test('the list is used by keyboard', { tag: '@full' }, async ({ page }) => {
  const library = exerciseLibraryPage(page);
  await library.open();
  await expect(library.row(3)).toBeVisible();
  await library.list.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const second = (await library.row(2).innerText()).split('\n')[0] ?? '';
  await expect(library.details.getByRole('heading', { name: second, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(library.details).toBeHidden();
  await expect(library.list).toBeFocused();
});

test('a page that does not come can be asked for again', { tag: '@full' }, async ({ page, problems }) => {
  problems.allow(/status of 503/);
  await page.route('**/api/formline-exercises*page=2*', (route) => route.fulfill({ status: 503, json: {} }));
  const library = exerciseLibraryPage(page);
  await library.open();
  await expect(library.row(1)).toBeVisible();
  const failed = page.getByRole('alert').filter({ hasText: 'We couldn’t load more exercises.' });
  await library.list.hover();
  await page.mouse.wheel(0, 4000);
  await expect(failed).toBeVisible({ timeout: 15_000 });
  await page.unrouteAll();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toBeHidden();
  await expect(library.row(21)).toBeAttached();
});
