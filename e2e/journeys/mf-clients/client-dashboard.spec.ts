import { accounts } from '../../fixtures/accounts/accounts';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { clientNamed } from '../../fixtures/accounts/clients';
import { REFUSED, screenStates } from '../../fixtures/browser/screenStates';
import { tabTo } from '../../fixtures/browser/keyboard';
import { expect, test } from '../../fixtures/test';
import { chartIn, clientDashboardPage, dashboardPath } from '../../pages/mf-clients/clientDashboardPage';

const RECORDED = 'Noah Abrams';
const UNRECORDED = 'Uma Desai';

test('a trainer sees how a client stands, and reads every chart by pointer, keyboard and table', async ({
  page,
  signedInAs,
}) => {
  const client = await clientNamed(await signedInAs(accounts.trainer), RECORDED);
  const dashboard = clientDashboardPage(page);
  await page.goto(dashboardPath(client));
  await expect(dashboard.title(RECORDED)).toBeVisible();
  await expect(dashboard.nutrition).toContainText('kcal a day');
  await expect(chartIn(dashboard.assessments, 'Squat').figure).toBeVisible();
  await expect(chartIn(dashboard.measurements, 'Weight').figure).toContainText(/\d lb over this period/);
  await checkAccessibility(page);
  await dashboard.measurements.getByText('Compared').click();
  await expect(chartIn(dashboard.assessments, 'Strength').figure).toBeVisible();
  await expect(chartIn(dashboard.measurements, 'Last measurements').slider).toBeAttached();
  await checkAccessibility(page);
  await expect(dashboard.ohsa.getByRole('region', { name: 'Over-active muscles' })).toContainText(
    'Pectorals',
  );
  await expect(dashboard.corrective.getByRole('listitem').first()).toContainText(
    'Kneeling Hip Flexor Stretch',
  );

  const cardio = chartIn(dashboard.assessments, 'Cardio');
  await expect(cardio.legend.filter({ hasText: 'Row' })).toContainText('lower is better');
  const latest = await cardio.legend.filter({ hasText: 'JJ' }).innerText();
  await tabTo(page, cardio.slider);
  await page.keyboard.press('ArrowLeft');
  await expect(cardio.slider).toHaveAttribute('aria-valuetext', /JJ \d+ reps, Mile \d+:\d\d.*, Row \d:\d\d/);
  await expect(cardio.legend.filter({ hasText: 'JJ' })).not.toHaveText(latest);
  const secondLast = await cardio.slider.getAttribute('aria-valuetext');
  await page.keyboard.press('Home');
  await expect(cardio.slider).not.toHaveAttribute('aria-valuetext', secondLast ?? '');

  const body = chartIn(dashboard.measurements, 'Last measurements');
  await body.slider.hover({ force: true, position: { x: 0, y: 50 } });
  await expect(body.slider).toHaveValue('0');
  await expect(body.legend.filter({ hasText: 'Weight' })).toContainText(/\d+\.\d lb/);
  await tabTo(page, body.showTable);
  await page.keyboard.press('Enter');
  await expect(body.rows).toHaveCount(8);
  await expect(body.showChart).toBeFocused();
  await cardio.showTable.click();
  await checkAccessibility(page);
  await checkZoomed(page);
});

test('photos of a body open large by keyboard, go back in time, and give the focus back', async ({
  page,
  signedInAs,
}) => {
  const client = await clientNamed(await signedInAs(accounts.trainer, { hasPhotos: true }), RECORDED);
  const dashboard = clientDashboardPage(page);
  await page.goto(dashboardPath(client));
  const photo = dashboard.photo('Back');
  await photo.focus();
  await page.keyboard.press('Enter');
  const shown = dashboard.photoDialog.getByRole('img');
  await expect(shown).toHaveAccessibleName(/^Back, /);
  await expect(shown).toHaveJSProperty('complete', true);
  await checkAccessibility(page);
  const newest = await shown.getAttribute('src');
  await tabTo(page, dashboard.photoDialog.getByRole('button', { name: 'Older photos' }));
  await page.keyboard.press('Enter');
  await expect(shown).not.toHaveAttribute('src', newest ?? '');
  await page.keyboard.press('Escape');
  await expect(dashboard.photoDialog).toBeHidden();
  await expect(photo).toBeFocused();
});

test(
  'a client nothing is recorded of has a dashboard that says what to do',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    const client = await clientNamed(await signedInAs(accounts.trainer), UNRECORDED);
    const dashboard = clientDashboardPage(page);
    await page.goto(dashboardPath(client));
    const app = 'Please go to the Formline mobile app to record.';
    await expect(dashboard.measurements).toContainText(`No measurements recorded. ${app}`);
    await expect(dashboard.assessments).toContainText(`No Performance Assessments recorded. ${app}`);
    await expect(dashboard.ohsa).toContainText(`No OHSA recorded. ${app}`);
    await expect(dashboard.nutrition).toContainText(
      'No nutrition data recorded. Click on this card to record.',
    );
  },
);

test(
  'a card that could not be loaded says so and loads when asked again, beside the others',
  { tag: '@full' },
  async ({ page, signedInAs, problems }) => {
    problems.allow(REFUSED);
    const client = await clientNamed(await signedInAs(accounts.trainer), RECORDED);
    const dashboard = clientDashboardPage(page);
    const calls = '**/dashboard/measurements';
    await screenStates.failed(page, calls);
    await page.goto(dashboardPath(client));
    await expect(dashboard.measurements.getByRole('alert')).toHaveText('We couldn’t load this card.');
    await expect(dashboard.measurements).not.toContainText('No measurements recorded.');
    await expect(chartIn(dashboard.assessments, 'Squat').figure).toBeVisible();
    await page.unroute(calls);
    await tabTo(page, dashboard.measurements.getByRole('button', { name: 'Try again' }));
    await page.keyboard.press('Enter');
    await expect(chartIn(dashboard.measurements, 'Weight').figure).toBeVisible();
    await expect(dashboard.measurements).toBeFocused();
  },
);

test(
  'cards that load, that failed and that are empty stand beside each other',
  { tag: '@full' },
  async ({ page, signedInAs, problems }) => {
    problems.allow(REFUSED);
    const client = await clientNamed(await signedInAs(accounts.manager), UNRECORDED);
    const dashboard = clientDashboardPage(page);
    await screenStates.loading(page, '**/dashboard/performance-assessments');
    await screenStates.failed(page, '**/dashboard/measurements');
    await page.goto(dashboardPath(client));
    await expect(dashboard.measurements.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(dashboard.ohsa).toContainText('No OHSA recorded.');
    await checkAccessibility(page);
  },
);

test(
  'the nutrition card asks again when a plan was saved',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    const client = await clientNamed(await signedInAs(accounts.trainer), RECORDED);
    const dashboard = clientDashboardPage(page);
    await page.goto(dashboardPath(client));
    await expect(dashboard.nutrition).toContainText('kcal a day');
    await screenStates.empty(page, '**/nutrition/latest', null);
    await page.evaluate(() => window.dispatchEvent(new Event('updateNutritionCard')));
    await expect(dashboard.nutrition).toContainText('No nutrition data recorded.');
  },
);

test('a manager reads the same cards and opens nothing', { tag: '@full' }, async ({ page, signedInAs }) => {
  const client = await clientNamed(await signedInAs(accounts.manager), RECORDED);
  const dashboard = clientDashboardPage(page);
  await page.goto(dashboardPath(client));
  await expect(page.getByText(/^You are viewing a Trainer's Dashboard\./)).toBeVisible();
  await expect(dashboard.nutrition).toContainText('kcal a day');
  await expect(dashboard.nutrition.getByRole('button')).toHaveText(['History']);
  await expect(chartIn(dashboard.measurements, 'Weight').slider).toBeAttached();
});
