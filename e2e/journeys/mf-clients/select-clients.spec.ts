import { accounts } from '../../fixtures/accounts/accounts';
import { dayAfter, monthOf, todayIn } from '../../fixtures/accounts/dates';
import { ActionCounter } from '../../fixtures/browser/actionCounter';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { tabTo } from '../../fixtures/browser/keyboard';
import { expect, test } from '../../fixtures/test';
import { CLIENTS_PATH, clientListPage } from '../../pages/mf-clients/clientListPage';
import { assignProgramPage } from '../../pages/mf-schedule/assignProgramPage';

const PROGRAM = 'First Four Weeks';

const typed = (date: string) => date.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');

test('a program is scheduled for five clients with one preview, who has it already is named, and it is taken back', async ({
  page,
  signedInAs,
}) => {
  const api = await signedInAs(accounts.trainer);
  const list = clientListPage(page);
  const flow = assignProgramPage(page);
  const actions = new ActionCounter(page);
  await list.open();
  // So far ahead nobody has anything.
  const start = dayAfter(await todayIn(page), 200);
  const clients = await api.listClients();
  await expect(list.tiles.nth(4)).toBeVisible();
  const names = await list.tiles.allTextContents();
  const five = names
    .slice(0, 5)
    .flatMap((text) => clients.filter(({ full_name }) => text.includes(full_name)));
  const busy = five[2];
  if (!busy || five.length !== 5) throw new Error('The trainer has fewer clients.');
  const countDays = async () =>
    (await Promise.all(five.map(({ id }) => api.listWorkouts(id, monthOf(start))))).flat().length;

  await actions.click(page.getByRole('button', { name: 'Select' }));
  const boxes = list.grid.getByRole('checkbox');
  await actions.click(boxes.nth(0));
  await page.keyboard.down('Shift');
  await actions.click(boxes.nth(4));
  await page.keyboard.up('Shift');
  const bar = page.getByRole('region', { name: 'Selected clients' });
  await expect(bar.getByRole('status')).toHaveText('5 clients selected');
  await checkAccessibility(page);
  await actions.click(bar.getByRole('button', { name: 'Assign' }));
  await actions.click(page.getByRole('menuitem', { name: 'Program' }));
  await expect(flow.heading).toHaveText('Choose a program for 5 clients');
  await actions.click(flow.tab('Formline Programs'));
  await actions.click(flow.row(PROGRAM));
  await actions.click(flow.schedule);
  await expect(flow.dialog).toContainText('For 5 clients');
  await flow.start.fill(typed(start));
  await flow.end.fill(typed(dayAfter(start, 27)));
  await checkAccessibility(page);
  await actions.click(flow.confirm);
  const notice = page.getByRole('group', { name: `${PROGRAM} scheduled for 5 clients` });
  await expect(notice).toBeVisible();
  actions.report('A program for five clients', 9);
  expect(await countDays()).toBeGreaterThan(0);
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('group', { name: 'Taken back for 5 clients' })).toBeVisible();
  expect(await countDays()).toBe(0);

  const { id: workout_id } = await api.firstWorkout();
  await api.scheduleWorkout(busy.id, { startDate: start, workouts: [{ workout_id }] });
  const others = five.filter(({ id }) => id !== busy.id).map(({ id }) => id);
  const opened = `&date=${start}&view=workoutDetails&workoutId=${workout_id}`;
  await page.goto(
    `${CLIENTS_PATH}/any/dashboard/calendar/schedule-workouts/formline-workouts?clientId=${busy.id}&with=${others.join()}${opened}`,
  );
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await flow.confirm.click();
  const outcome = page.getByRole('dialog', { name: 'Scheduled for 4 of 5 clients' });
  await expect(outcome).toContainText(busy.full_name);
  await expect(outcome).toContainText('Already on the calendar');
  await checkAccessibility(page);
  await outcome.getByRole('button', { name: 'Done' }).click();
  await expect(list.heading).toBeVisible();
  expect(await countDays()).toBe(5);
});

test('clients are selected, tagged and put into a group with the keyboard alone', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(accounts.trainer);
  const list = clientListPage(page);
  await list.open();
  await tabTo(page, page.getByRole('button', { name: 'Select' }));
  await page.keyboard.press('Enter');
  const boxes = list.grid.getByRole('checkbox');
  await tabTo(page, boxes.nth(0));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Space');
  const bar = page.getByRole('region', { name: 'Selected clients' });
  await expect(bar.getByRole('status')).toHaveText('3 clients selected');
  await tabTo(page, bar.getByRole('button', { name: 'Add to group' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: /added to|in .* already/ })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Add to group' })).toBeFocused();
  await tabTo(page, bar.getByRole('button', { name: 'Tags' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'New tag' })).toBeVisible();
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.type('new');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'New tag' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Autumn');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(bar.getByRole('button', { name: 'Tags' })).toBeFocused();
  await tabTo(page, bar.getByRole('button', { name: 'Done' }));
  await page.keyboard.press('Enter');
  await expect(bar).toBeHidden();
  await expect(page.getByRole('button', { name: 'Select' })).toBeFocused();
  await page.getByRole('button', { name: 'Tags' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: /Autumn/ })).toContainText('3 clients');
});
