import type { Locator, Page } from '@playwright/test';
import { accounts } from '../../fixtures/accounts/accounts';
import type { Api } from '../../fixtures/accounts/Api';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { checkLoadingAndFailed } from '../../fixtures/browser/checkLoadingAndFailed';
import { clientNamed } from '../../fixtures/accounts/clients';
import { countByDay, dayAfter, monthAfter, monthOf, todayIn } from '../../fixtures/accounts/dates';
import { fakeWorkouts } from '../../fixtures/accounts/fakeWorkouts';
import { REFUSED } from '../../fixtures/browser/screenStates';
import { expect, test } from '../../fixtures/test';
import { onAnotherDay } from '../../fixtures/browser/zones';
import { calendarPage, calendarPath } from '../../pages/mf-schedule/calendarPage';

function weeksOf(month: string): number {
  const first = new Date(`${month}-01T00:00:00Z`);
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return Math.ceil((first.getUTCDay() + days) / 7);
}

async function openCalendar(page: Page, api: Api, date?: string) {
  const client = await clientNamed(api, 'Patrick Byrne');
  const calendar = calendarPage(page);
  await page.goto(calendarPath(client, date));
  await expect(calendar.grid).toHaveAttribute('aria-busy', 'false');
  return { calendar, client };
}

const focusedDay = (grid: Locator) => grid.locator('[role=gridcell]:focus');

onAnotherDay(
  'every day of this month and the next shows the workouts of the database',
  async ({ page, signedInAs }) => {
    const api = await signedInAs(accounts.trainer);
    const { calendar, client } = await openCalendar(page, api);
    const today = await todayIn(page);
    await expect(calendar.day(today)).toHaveAttribute('aria-current', 'date');
    for (const month of [monthOf(today), monthAfter(monthOf(today))]) {
      await expect(calendar.monthHeading(month)).toBeVisible();
      await expect(calendar.days).toHaveCount(weeksOf(month) * 7);
      const counts = countByDay(await api.listWorkouts(client.id, month));
      expect(counts.size).toBeGreaterThan(0);
      for (let day = `${month}-01`; monthOf(day) === month; day = dayAfter(day)) {
        await expect(calendar.dayWith(day, counts.get(day) ?? 0)).toBeVisible();
      }
      await calendar.next.click();
    }
  },
);

onAnotherDay('the selected day lists its workouts beside the month', async ({ page, signedInAs }) => {
  const api = await signedInAs(accounts.trainer);
  const { calendar, client } = await openCalendar(page, api);
  const month = monthOf(await todayIn(page));
  const workouts = await api.listWorkouts(client.id, month);
  const busiest = [...countByDay(workouts)].sort(([, one], [, other]) => other - one)[0];
  if (!busiest) throw new Error('The demo world has no workout this month');
  const [date, count] = busiest;
  await calendar.dayNumber(date).click();
  await expect(calendar.selectedDay).toHaveAttribute('data-date', date);
  await expect(calendar.panelWorkouts).toHaveCount(count);
  for (const { workout_name } of workouts.filter(({ workout_date }) => workout_date === date)) {
    await expect(calendar.panel).toContainText(workout_name);
  }
});

test(
  'next, previous and today move by months; reload and back keep the month',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    const api = await signedInAs(accounts.trainer);
    const { calendar } = await openCalendar(page, api);
    const today = await todayIn(page);
    const month = monthOf(today);
    await calendar.next.click();
    await calendar.next.click();
    await expect(calendar.monthHeading(monthAfter(month, 2))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`date=${monthAfter(month, 2)}-`));
    await page.reload();
    await expect(calendar.monthHeading(monthAfter(month, 2))).toBeVisible();
    await page.goBack();
    await expect(calendar.monthHeading(monthAfter(month))).toBeVisible();
    await calendar.previous.click();
    await calendar.previous.click();
    await expect(calendar.monthHeading(monthAfter(month, -1))).toBeVisible();
    await calendar.today.click();
    await expect(calendar.selectedDay).toHaveAttribute('data-date', today);
  },
);

test('on paper the month stands without the controls around it', async ({ page, signedInAs }) => {
  const api = await signedInAs(accounts.trainer);
  const { calendar } = await openCalendar(page, api);
  await expect(calendar.grid).toHaveAttribute('aria-busy', 'false');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(calendar.panel).toBeHidden();
  await expect(calendar.legend).toBeVisible();
  await expect(calendar.days.first()).toBeVisible();
});

test('from the last day of a long month the next month is the short one, and both fit the window', async ({
  page,
  signedInAs,
}) => {
  const api = await signedInAs(accounts.trainer);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { calendar } = await openCalendar(page, api, '2028-01-31');
  const expectAllInSight = async (weeks: number) => {
    await expect(calendar.days).toHaveCount(weeks * 7);
    await expect(calendar.legend).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  };
  await expectAllInSight(6);
  await calendar.next.click();
  await expect(calendar.monthHeading('2028-02')).toBeVisible();
  await expect(calendar.selectedDay).toHaveAttribute('data-date', '2028-02-29');
  await expectAllInSight(5);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAllInSight(5);
});

test(
  'a full day shows three workouts and how many more there are',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    const api = await signedInAs(accounts.trainer);
    await fakeWorkouts(page, '2027-03-17', 9);
    const { calendar } = await openCalendar(page, api, '2027-03-02');
    const day = calendar.day('2027-03-17');
    await expect(day).toContainText('Workout 3');
    await expect(day).not.toContainText('Workout 4');
    await day.getByRole('button', { name: '+6 more' }).click();
    await expect(calendar.panelWorkouts).toHaveCount(9);
  },
);

test(
  'the month is drawn with few elements however full it is',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    const api = await signedInAs(accounts.trainer);
    await fakeWorkouts(page, '2027-03-17', 400);
    const { calendar } = await openCalendar(page, api, '2027-03-02');
    await expect(calendar.dayWith('2027-03-17', 400)).toBeVisible();
    expect(await calendar.grid.locator('*').count()).toBeLessThanOrEqual(400);
  },
);

test('the month is moved through by keyboard', { tag: '@full' }, async ({ page, signedInAs }) => {
  const api = await signedInAs(accounts.trainer);
  const { calendar } = await openCalendar(page, api, '2027-03-17');
  await calendar.selectedDay.focus();
  const steps = [
    ['ArrowRight', '2027-03-18'],
    ['ArrowDown', '2027-03-25'],
    ['Home', '2027-03-21'],
    ['End', '2027-03-27'],
    ['ArrowUp', '2027-03-20'],
    ['ArrowLeft', '2027-03-19'],
    ['PageDown', '2027-04-19'],
    ['PageUp', '2027-03-19'],
  ] as const;
  for (const [key, date] of steps) {
    await page.keyboard.press(key);
    await expect(focusedDay(calendar.grid)).toHaveAttribute('data-date', date);
  }
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar.selectedDay).toHaveAttribute('data-date', '2027-03-20');
  await expect(page).toHaveURL(/date=2027-03-20/);
});

test('a date that does not exist opens today', { tag: '@full' }, async ({ page, signedInAs }) => {
  const api = await signedInAs(accounts.trainer);
  const { calendar } = await openCalendar(page, api, '2027-02-30');
  await expect(calendar.selectedDay).toHaveAttribute('data-date', await todayIn(page));
});

test(
  'a month that could not be loaded says so and is loaded again',
  { tag: '@full' },
  async ({ page, signedInAs, problems }) => {
    problems.allow(REFUSED);
    const api = await signedInAs(accounts.trainer);
    const client = await clientNamed(api, 'Patrick Byrne');
    const failed = page.getByRole('alert');
    await checkLoadingAndFailed(page, () => page.goto(calendarPath(client)), {
      calls: '**/month-workouts*',
      loading: calendarPage(page).grid.and(page.locator('[aria-busy=true]')),
      failed: failed.filter({ hasText: 'Unable to fetch schedule. Please try again later.' }),
    });
    await failed.getByRole('button').click();
    await expect(failed).toBeHidden();
    await expect(calendarPage(page).grid).toHaveAttribute('aria-busy', 'false');
    await checkAccessibility(page);
  },
);

test('scheduling begins on the selected day, by keyboard alone', async ({ page, signedInAs }) => {
  const api = await signedInAs(accounts.trainer);
  const { calendar, client } = await openCalendar(page, api, '2027-03-17');
  await calendar.scheduleMenu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Exercises' })).toHaveAttribute('data-highlighted');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Programs' })).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    new RegExp(`/calendar/schedule-programs/my-programs\\?clientId=${client.id}&date=2027-03-17`),
  );
  await expect(
    page.getByRole('heading', { level: 1, name: 'Choose a program for Patrick Byrne' }),
  ).toBeVisible();
});

test(
  'a page of the calendar that does not exist leads to the list of clients',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    const api = await signedInAs(accounts.trainer);
    const client = await clientNamed(api, 'Patrick Byrne');
    for (const path of ['/clients/my-clients/patrick', calendarPath(client).replace('?', '/nothing?')]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'My Clients' })).toBeVisible();
    }
  },
);
