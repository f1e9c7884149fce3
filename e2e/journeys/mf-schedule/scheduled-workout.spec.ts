import type { Page } from '@playwright/test';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { checkLoadingAndFailed } from '../../fixtures/browser/checkLoadingAndFailed';
import { dayAfter, longDate, monthOf, todayIn } from '../../fixtures/accounts/dates';
import { dragByMouse, dragByRestingFinger, pointOn } from '../../fixtures/browser/dragging';
import { newClientWithWork, newGroupWithWork } from '../../fixtures/accounts/plannedWork';
import { REFUSED } from '../../fixtures/browser/screenStates';
import { expect, test } from '../../fixtures/test';
import { onAnotherDay } from '../../fixtures/browser/zones';
import { calendarPage, calendarPath } from '../../pages/mf-schedule/calendarPage';
import { scheduledWorkoutDialog } from '../../pages/mf-schedule/scheduledWorkoutDialog';

async function openAt(page: Page, path: string) {
  const calendar = calendarPage(page);
  await page.goto(path);
  await expect(calendar.grid).toHaveAttribute('aria-busy', 'false');
  return calendar;
}

onAnotherDay(
  'a workout is dragged to another day, and goes back by Ctrl-Z',
  async ({ page, context, request }) => {
    const today = await todayIn(page);
    const [from, to] = [dayAfter(today), dayAfter(today, 3)];
    const { client, name, days } = await newClientWithWork(context, request, { today, startDate: from });
    const calendar = await openAt(page, calendarPath(client, today));
    const { notice } = scheduledWorkoutDialog(page, name);
    await calendar.toMiddle(to);
    const drag = await dragByMouse(page, await pointOn(calendar.chip(from, name)));
    await drag.to(await pointOn(calendar.day(to)));
    await expect(calendar.day(to)).toHaveAttribute('data-drop', 'yes');
    await drag.drop();
    await expect(calendar.chip(to, name)).toBeVisible();
    await expect(notice(`${name} moved to ${longDate(to)}`)).toBeVisible();
    expect(await days(monthOf(from), monthOf(to))).toEqual([to]);
    await page.keyboard.press('Control+z');
    await expect(notice(`Undone: Moved ${name}`)).toBeVisible();
    await expect(calendar.chip(from, name)).toBeVisible();
    expect(await days(monthOf(from), monthOf(to))).toEqual([from]);
  },
);

onAnotherDay(
  'a workout is moved, and a past day refused, by keyboard alone',
  async ({ page, context, request }) => {
    const today = await todayIn(page);
    const later = dayAfter(today, 7);
    const { client, name, days } = await newClientWithWork(context, request, { today, startDate: today });
    const calendar = await openAt(page, calendarPath(client, today));
    const { notice } = scheduledWorkoutDialog(page, name);
    const focused = calendar.grid.locator('[role=gridcell]:focus');
    await calendar.selectedDay.focus();
    await page.keyboard.press('m');
    await expect(page.getByText(`Moving ${name}.`)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(focused).toHaveAttribute('data-date', dayAfter(today, -1));
    await page.keyboard.press('Enter');
    await expect(notice(/Past days take no workouts\. Choose today or a later day\.$/)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(focused).toHaveAttribute('data-date', today);
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveAttribute('data-date', later);
    await page.keyboard.press('Enter');
    await expect(notice(`${name} moved to ${longDate(later)}`)).toBeVisible();
    expect(await days(monthOf(today), monthOf(later))).toEqual([later]);
    await page.keyboard.press('Alt+t');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notice(`Undone: Moved ${name}`)).toBeVisible();
    expect(await days(monthOf(today), monthOf(later))).toEqual([today]);
  },
);

test(
  'a workout is opened, moved to a date, deleted in each of the three ways, and brought back',
  { tag: '@main' },
  async ({ page, context, request }) => {
    test.slow();
    const today = await todayIn(page);
    const [second, third, last] = [dayAfter(today), dayAfter(today, 2), dayAfter(today, 4)];
    const { client, name, days } = await newClientWithWork(context, request, {
      today,
      startDate: today,
      endDate: last,
    });
    const all = () => days(monthOf(today), monthOf(dayAfter(today, 9)));
    const calendar = await openAt(page, calendarPath(client, today));
    const opened = scheduledWorkoutDialog(page, name);
    await calendar.panel.getByRole('button', { name }).click();
    await expect(opened.dialog.getByText('Schedule Repeat')).toBeVisible();
    await checkAccessibility(page);
    await checkZoomed(page);
    await opened.openMove();
    await expect(opened.moving.getByRole('textbox')).toBeFocused();
    await checkAccessibility(page);
    const [, month, day] = dayAfter(today, 9).split('-');
    await page.keyboard.type(`${month}/${day}/${dayAfter(today, 9).slice(0, 4)}`);
    await page.keyboard.press('Enter');
    await expect(opened.notice(`${name} moved to ${longDate(dayAfter(today, 9))}`)).toBeVisible();
    await calendar.chip(second, name).click();
    await expect(opened.dialog).toBeVisible();
    await opened.dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(opened.removal.getByRole('button', { name: 'Keep' })).toBeFocused();
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await opened.remove(/^This workout/);
    await expect.poll(all).toEqual([third, dayAfter(today, 3), last, dayAfter(today, 9)]);
    await calendar.chip(last, name).click();
    await opened.remove(/^This and all that follow/);
    await expect.poll(all).toEqual([third, dayAfter(today, 3)]);
    await calendar.chip(third, name).click();
    await opened.remove(/^The whole schedule/);
    await expect.poll(all).toEqual([]);
    await expect(calendar.grid.locator('[data-workout]')).toHaveCount(0);
    await opened.notice('2 workouts deleted').first().getByRole('button', { name: 'Undo' }).click();
    await expect.poll(all).toEqual([third, dayAfter(today, 3)]);
  },
);

test('a schedule gets other dates', async ({ page, context, request, problems }) => {
  problems.allow(REFUSED);
  const today = await todayIn(page);
  const plan = { today, startDate: today, endDate: dayAfter(today, 4) };
  const { client, name, days } = await newClientWithWork(context, request, plan);
  const calendar = await openAt(page, calendarPath(client, today));
  const opened = scheduledWorkoutDialog(page, name);
  await checkLoadingAndFailed(page, () => calendar.chip(today, name).click(), {
    calls: '**/schedule/*',
    loading: page.getByText('Loading the workout', { exact: true }),
    failed: page.getByText('Failed to load schedule data.'),
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await opened.openReschedule();
  await opened.rescheduling.getByRole('radio', { name: 'Schedule Once' }).check();
  await opened.rescheduling.getByRole('button', { name: 'Save' }).click();
  await expect(opened.notice(`${name} has new dates`)).toBeVisible();
  expect(await days(monthOf(today), monthOf(plan.endDate))).toEqual([today]);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  test(
    'a workout of a group goes to another day for all, after a rest',
    { tag: '@full' },
    async ({ page, context, request }) => {
      const today = await todayIn(page);
      const [from, to] = [dayAfter(today), dayAfter(today, 2)];
      const { group, name } = await newGroupWithWork(context, request, { startDate: from });
      const calendar = await openAt(page, `/groups/my-groups/${group.id}/dashboard`);
      await calendar.toMiddle(to);
      const drag = await dragByRestingFinger(page, await pointOn(calendar.chip(from, name)));
      await drag.to(await pointOn(calendar.day(to)));
      await drag.drop();
      await expect(calendar.chip(to, name)).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(calendar.chip(from, name)).toBeVisible();
    },
  );
});
