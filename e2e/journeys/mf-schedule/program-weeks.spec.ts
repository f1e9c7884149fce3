import type { Page } from '@playwright/test';
import { newGroupOfSignedIn } from '../../fixtures/accounts/clients';
import { dayAfter, monthOf, todayIn } from '../../fixtures/accounts/dates';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { tabTo } from '../../fixtures/browser/keyboard';
import { expect } from '../../fixtures/test';
import { onAnotherDay } from '../../fixtures/browser/zones';
import { assignProgramPage, assignProgramPath } from '../../pages/mf-schedule/assignProgramPage';
import { calendarPage, calendarPath } from '../../pages/mf-schedule/calendarPage';
import { scheduledWorkoutDialog } from '../../pages/mf-schedule/scheduledWorkoutDialog';

const PROGRAM = 'First Four Weeks';
const WORKOUT = 'Beginner Full Body A';

/** By the keyboard alone: one more repetition each week, from the second on. */
async function planWeeks(page: Page) {
  const flow = assignProgramPage(page);
  await tabTo(page, flow.program.getByRole('button', { name: 'Plan weeks' }));
  await page.keyboard.press('Enter');
  const weeks = page.getByRole('dialog', { name: 'Weeks of the program' });
  await tabTo(page, weeks.getByRole('button', { name: 'Add change' }));
  await page.keyboard.press('Enter');
  await tabTo(page, weeks.getByRole('combobox', { name: 'What' }));
  await page.keyboard.type('More reps');
  await tabTo(page, weeks.getByRole('textbox', { name: 'By' }));
  await page.keyboard.type('1');
  await expect(weeks.getByRole('columnheader')).toHaveText([
    'Exercise',
    'Week 1',
    'Week 2',
    'Week 3',
    'Week 4',
  ]);
  await checkAccessibility(page);
  await page.keyboard.press('Enter');
  await expect(weeks).toBeHidden();
  await expect(flow.program.getByRole('button', { name: '4 weeks' })).toBeFocused();
}

onAnotherDay(
  'a program is planned over weeks, and each week on the calendar has its own',
  async ({ page }) => {
    const { api, client } = await newGroupOfSignedIn(page);
    const flow = assignProgramPage(page);
    await page.goto(assignProgramPath(client, 'formline-programs'));
    const start = dayAfter(await todayIn(page), 3);
    await page.goto(`${assignProgramPath(client, 'formline-programs')}&date=${start}`);
    await flow.row(PROGRAM).click();
    await planWeeks(page);
    await flow.schedule.click();
    await expect(flow.dialog.getByRole('textbox', { name: 'Weeks' })).toHaveValue('4');
    await flow.dialog.getByRole('checkbox', { name: 'Deload weeks' }).check();
    await expect(flow.dialog.getByText('Week 4', { exact: true })).toBeVisible();
    await checkAccessibility(page);
    await flow.confirm.click();
    await expect(page.getByText(`${PROGRAM} scheduled for Noor Hara`).first()).toBeVisible();

    const months = new Set([start, dayAfter(start, 14), dayAfter(start, 27)].map(monthOf));
    const scheduled = (
      await Promise.all([...months].map((month) => api.listWorkouts(client.id, month)))
    ).flat();
    const dates = scheduled
      .filter(({ workout_name: name }) => name === WORKOUT)
      .map((day) => day.workout_date);
    const [first = ''] = dates.toSorted();
    const dosesIn = (week: number) => dosesOn(page, client, dayAfter(first, (week - 1) * 7));
    expect(await dosesIn(1)).toEqual(['1 × 10', '1 × 12', '1 × 01:00', '2 × 12']);
    expect(await dosesIn(2)).toEqual(['1 × 11', '1 × 13', '1 × 01:00', '2 × 13']);
    expect(await dosesIn(4)).toEqual(['1 × 13', '1 × 15', '1 × 01:00', '1 × 15']);
  },
);

/** Of the first four exercises. */
async function dosesOn(page: Page, client: Parameters<typeof calendarPath>[0], date: string) {
  const calendar = calendarPage(page);
  await page.goto(calendarPath(client, date));
  await expect(calendar.grid).toHaveAttribute('aria-busy', 'false');
  await calendar.chip(date, WORKOUT).click();
  const { dialog } = scheduledWorkoutDialog(page, WORKOUT);
  await expect(dialog.getByText(/ × /).first()).toBeVisible();
  return (await dialog.getByText(/ × /).allTextContents()).slice(0, 4);
}
