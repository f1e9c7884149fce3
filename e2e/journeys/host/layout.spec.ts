import { accounts } from '../../fixtures/accounts/accounts';
import { expect, test } from '../../fixtures/test';
import { noticePages } from '../../pages/host/shellDialogs';
import { clientListPage } from '../../pages/mf-clients/clientListPage';
import { TODAY_PATH } from '../../pages/mf-clients/todayPage';
import { groupListPage } from '../../pages/mf-groups/groupListPage';
import { exerciseLibraryPage } from '../../pages/mf-libraries/exerciseLibraryPage';
import { setsPage } from '../../pages/mf-libraries/setsPage';
import { OWN_WORKOUTS_PATH, workoutLibraryPage } from '../../pages/mf-libraries/workoutLibraryPage';

test.use({ viewport: { width: 1280, height: 800 } });

test.beforeEach(async ({ signedInAs }) => {
  await signedInAs(accounts.trainer);
});

test('beneath the banner of a lost connection an editor ends above the fold', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const sets = setsPage(page);
  await sets.open('supersets');
  await sets.row('Push and Pull').click();
  const { save } = sets;
  await expect(save).toBeInViewport({ ratio: 1 });
  await context.setOffline(true);
  await expect(noticePages(page).offlineBanner).toBeVisible();
  await expect(save).toBeInViewport({ ratio: 1 });
  await context.setOffline(false);
});

test('the floating button lies below the last client at the end of the list', async ({ page }) => {
  const clients = clientListPage(page);
  await clients.open();
  await expect(clients.tiles).toHaveCount(24);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = clients.tiles.last();
  await expect(last).toBeInViewport({ ratio: 1 });
  const button = await page.getByRole('button', { name: 'Add Client' }).boundingBox();
  const tile = await last.boundingBox();
  expect(button?.y).toBeGreaterThanOrEqual((tile?.y ?? Infinity) + (tile?.height ?? 0));
});

test('a page that is opened by its address begins at its top, and a reload finds its place', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => scrollY);
  /** By then the router has scrolled to where the page begins. */
  const hasBegun = async () => {
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  };
  const openScrolled = async () => {
    await expect(page.getByRole('heading', { name: 'Training today' })).toBeVisible();
    await hasBegun();
    expect(await scrolled()).toBe(0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(scrolled).toBeGreaterThan(0);
  };
  await page.goto(TODAY_PATH);
  await openScrolled();
  await clientListPage(page).open();
  await hasBegun();
  expect(await scrolled()).toBe(0);
  await page.goto(TODAY_PATH);
  await openScrolled();
  const key = () => page.evaluate<unknown>('history.state.key');
  const before = await key();
  await page.reload();
  expect(await key()).toBe(before);
});

test('bars, breadcrumbs, title and tabs of a library take less than a fifth of the window', async ({
  page,
}) => {
  const library = exerciseLibraryPage(page);
  await library.open();
  const bottoms = [library.heading, library.tab('Favorite Exercises'), library.create].map(async (part) => {
    const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
    return y + height;
  });
  expect(Math.max(...(await Promise.all(bottoms)))).toBeLessThanOrEqual(160);
});

test('the calendar of a group ends above the fold, below its members', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const groups = groupListPage(page);
  await groups.open();
  await groups.link('Harbour Lunch Lifters').click();
  await expect(page.getByRole('list', { name: 'Marks in the calendar' })).toBeInViewport({ ratio: 1 });
});

for (const width of [1280, 1920]) {
  test(`the tools of a list beside an editor stand in one row at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const workouts = workoutLibraryPage(page);
    await workouts.open(OWN_WORKOUTS_PATH);
    await workouts.row('Carry Day').click();
    await workouts.name.waitFor();
    const hide = await page.getByRole('button', { name: 'Hide program workouts' }).boundingBox();
    const recent = await page.getByRole('button', { name: 'Most Recent' }).boundingBox();
    expect(hide?.y).toBe(recent?.y);
  });
}
