import { accounts } from '../../fixtures/accounts/accounts';
import { clientNamed } from '../../fixtures/accounts/clients';
import { dayAfter, todayIn } from '../../fixtures/accounts/dates';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { dragByMouse, pointOn } from '../../fixtures/browser/dragging';
import { tabTo } from '../../fixtures/browser/keyboard';
import { expect, test } from '../../fixtures/test';
import { calendarPage, calendarPath } from '../../pages/mf-schedule/calendarPage';

test('the library beside the calendar gives a day a workout by dragging, and a program by keyboard', async ({
  page,
  signedInAs,
}) => {
  const api = await signedInAs(accounts.trainer);
  const client = await clientNamed(api, 'Noah Abrams');
  const day = dayAfter(await todayIn(page), 200);
  const calendar = calendarPage(page);
  await page.goto(calendarPath(client, day));
  const open = page.getByRole('button', { name: 'Library beside the calendar' });
  await open.click();
  const panel = page.getByRole('region', { name: 'Library' });
  const row = panel.getByRole('row', { name: /Hotel Room Strength/ });
  await expect(row).toBeVisible();
  await checkAccessibility(page);
  const drag = await dragByMouse(page, await pointOn(row));
  await drag.to(await pointOn(calendar.day(day)));
  await drag.drop();
  const workout = page.getByRole('dialog', { name: 'Schedule Hotel Room Strength' });
  await expect(workout.getByRole('textbox', { name: 'Start Date' })).toHaveValue(
    day.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1'),
  );
  await checkAccessibility(page);
  await workout.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(workout).toBeHidden();
  await expect(calendar.dayWith(day, 1)).toBeVisible();

  await open.focus();
  await tabTo(page, panel.getByRole('radio', { name: 'Workouts' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, panel.getByRole('radio', { name: 'Mine' }));
  await page.keyboard.press('ArrowRight');
  const programs = panel.getByRole('grid', { name: 'Formline Programs' });
  await expect(programs.getByRole('row').first()).toBeVisible();
  await tabTo(page, programs);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const program = page.getByRole('dialog', { name: /^Schedule / });
  await expect(program.getByRole('radio', { name: 'In rotation' })).toBeVisible();
  await tabTo(page, program.getByRole('button', { name: 'Schedule', exact: true }));
  await page.keyboard.press('Enter');
  await expect(program).toBeHidden();
  await expect(page.getByRole('group', { name: /scheduled for Noah Abrams$/ }).first()).toBeVisible();
});
