import type { Page } from '@playwright/test';
import { accounts } from '../../fixtures/accounts/accounts';
import type { Api } from '../../fixtures/accounts/Api';
import { clientNamed } from '../../fixtures/accounts/clients';
import { dayAfter, monthAfter, monthOf, todayIn } from '../../fixtures/accounts/dates';
import { acceptStoredTokens, storeToken } from '../../fixtures/accounts/storedToken';
import { newClientWithWork } from '../../fixtures/accounts/plannedWork';
import { ActionCounter } from '../../fixtures/browser/actionCounter';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { dragByMouse, pointOn } from '../../fixtures/browser/dragging';
import { expect, productUrl, test } from '../../fixtures/test';
import { onAnotherDay } from '../../fixtures/browser/zones';
import { calendarPage, calendarPath } from '../../pages/mf-schedule/calendarPage';

async function openAt(page: Page, path: string) {
  const calendar = calendarPage(page);
  await page.goto(path);
  await expect(calendar.grid).toHaveAttribute('aria-busy', 'false');
  return calendar;
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name });
const notice = (page: Page, name: string | RegExp) => page.getByRole('group', { name });
const daysOf = async (api: Api, id: number, day: string) =>
  (await api.listWorkouts(id, monthOf(day))).map(({ workout_date }) => workout_date);
const countOn = (days: readonly string[], from: string, until: string) =>
  days.filter((day) => day >= from && day < until).length;

test('a week is repeated for three weeks, and taken back from the list of changes', async ({
  page,
  context,
  request,
}) => {
  const today = await todayIn(page);
  // The next whole week, from Sunday on.
  const sunday = dayAfter(today, 7 - new Date(`${today}T00:00:00Z`).getUTCDay());
  const plan = { today, startDate: sunday, endDate: dayAfter(sunday, 6) };
  const { client, days } = await newClientWithWork(context, request, plan);
  const month = monthOf(today);
  const all = () => days(month, monthAfter(month), monthAfter(month, 2));
  const calendar = await openAt(page, calendarPath(client, sunday));
  const actions = new ActionCounter(page);
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await actions.click(edit);
  await checkAccessibility(page);
  await actions.click(item(page, 'Select week'));
  await expect(calendar.selectedDay).toHaveCount(7);
  await checkAccessibility(page);
  await actions.click(edit);
  await actions.click(item(page, 'Repeat weekly…'));
  const preview = dialog(page, 'Repeat weekly');
  const weeks = preview.getByLabel('Weeks');
  await expect(weeks).toBeFocused();
  await weeks.selectText();
  await actions.type('3');
  await expect(preview.getByRole('checkbox', { checked: true })).toHaveCount(22);
  await checkAccessibility(page);
  await actions.click(preview.getByRole('button', { name: 'Copy 21 workouts' }));
  await expect(notice(page, '21 workouts copied')).toBeVisible();
  actions.report('A week repeated for three weeks', 6);
  expect(countOn(await all(), dayAfter(sunday, 7), dayAfter(sunday, 28))).toBe(21);
  await edit.click();
  await item(page, 'Last changes…').click();
  const changes = dialog(page, 'Last changes of this calendar');
  await expect(changes.getByRole('listitem')).toHaveCount(2);
  await checkAccessibility(page);
  await changes.getByRole('button', { name: /^Undo: Copied/ }).click();
  await expect(changes.getByRole('button', { name: /^Redo: Copied/ })).toBeVisible();
  expect(await all()).toHaveLength(7);
});

test('missed sessions are made up for today from the page Today, and taken back', async ({
  page,
  signedInAs,
}) => {
  const api = await signedInAs(accounts.trainer);
  const { id } = await clientNamed(api, 'Sofia Marino');
  const actions = new ActionCounter(page);
  await page.goto('/clients/today');
  const today = await todayIn(page);
  const countToday = async () => countOn(await daysOf(api, id, today), today, dayAfter(today, 1));
  const before = await countToday();
  await actions.click(page.getByRole('link', { name: 'Reschedule: Sofia Marino' }));
  const missed = dialog(page, 'Make up for missed sessions');
  await expect(missed.getByRole('region', { name: 'What changes' })).toBeVisible();
  await checkAccessibility(page);
  await actions.click(missed.getByRole('radio', { name: /^Do today/ }));
  const submit = missed.getByRole('button', { name: /^Make up for \d+ session/ });
  const count = Number.parseInt((await submit.textContent())?.replace(/\D+/, '') ?? '', 10);
  await expect(missed.getByText(/^missed /)).toHaveCount(count);
  await actions.click(submit);
  await expect(notice(page, /made up for$/)).toBeVisible();
  actions.report('Missed sessions made up for, from Today', 4);
  expect(await countToday()).toBe(before + count);
  await page.keyboard.press('Control+z');
  await expect(notice(page, /^Undone: Made up for/)).toBeVisible();
  expect(await countToday()).toBe(before);
});

/** A day in the middle of the month that is shown. */
const MIDDLE = 17;

test('a frame selects days, they are dragged together, and a workout held at the edge turns the month', async ({
  page,
  context,
  request,
}) => {
  const today = await todayIn(page);
  // The same two weekdays of two whole weeks of the next month.
  const first = `${monthAfter(monthOf(today))}-01`;
  const monday = dayAfter(first, 8 - new Date(`${first}T00:00:00Z`).getUTCDay());
  const corner = dayAfter(monday, 8);
  const plan = { today, startDate: monday, endDate: corner };
  const { client, days, name } = await newClientWithWork(context, request, plan);
  const month = monthOf(monday);
  const all = async () => (await days(month, monthAfter(month), monthAfter(month, 2))).sort();
  const calendar = await openAt(page, calendarPath(client, monday));
  await expect(calendar.dayWith(corner, 1)).toBeVisible();
  const frame = await dragByMouse(page, await pointOn(calendar.dayNumber(monday)));
  await frame.to(await pointOn(calendar.day(corner)));
  await frame.drop();
  const framed = [monday, dayAfter(monday, 1), dayAfter(monday, 7), corner];
  await expect(calendar.selectedDay).toHaveCount(framed.length);
  await checkAccessibility(page);
  const many = await dragByMouse(page, await pointOn(calendar.chip(monday, name)));
  await many.to(await pointOn(calendar.day(dayAfter(monday, 14))));
  await many.drop();
  const preview = dialog(page, 'Move by days');
  await expect(preview.getByLabel('Days')).toHaveValue('14');
  await preview.getByRole('button', { name: 'Move 4 workouts' }).click();
  await expect(notice(page, '4 workouts moved')).toBeVisible();
  expect((await all()).filter((day) => framed.includes(day))).toEqual([]);

  const last = dayAfter(monday, 2);
  const single = await dragByMouse(page, await pointOn(calendar.chip(last, name)));
  const covering = await notice(page, '4 workouts moved').boundingBox();
  if (!covering) throw new Error('The notice is not shown.');
  await single.to({ x: covering.x + covering.width / 2, y: covering.y + 2 });
  await expect(calendar.dropDay).toBeVisible();
  const box = await calendar.next.boundingBox();
  if (!box) throw new Error('The button is not shown.');
  await single.to({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await expect(calendar.monthHeading(monthAfter(month))).toBeVisible();
  await single.to(await pointOn(calendar.days.nth(MIDDLE)));
  // A slow page may have turned once more before the pointer left the button.
  const target = (await calendar.dates())[MIDDLE] ?? '';
  await single.drop();
  await expect(notice(page, /moved to/)).toBeVisible();
  await expect.poll(all).toContain(target);
  expect(await all()).not.toContain(last);
});

onAnotherDay(
  'days are copied, moved, removed and taken back by keyboard alone',
  async ({ page, context, request }) => {
    const today = await todayIn(page);
    const plan = { today, startDate: today, endDate: dayAfter(today, 1) };
    const { client, days } = await newClientWithWork(context, request, plan);
    const month = monthOf(today);
    const all = async () => (await days(month, monthAfter(month))).sort();
    const before = [today, dayAfter(today, 1)];
    const calendar = await openAt(page, calendarPath(client, today));
    await calendar.selectedDay.focus();
    await page.keyboard.press('Control+c');
    await expect(notice(page, /^1 workout copied\./)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+v');
    const copying = dialog(page, 'Copy workouts');
    await expect(copying.getByRole('button', { name: 'Copy 1 workout' })).toBeVisible();
    // Until the dialog has the focus, Enter goes to the calendar.
    await expect(copying.locator(':focus')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(notice(page, /^1 workout copied(?!\.)/)).toBeVisible();
    await expect.poll(all).toEqual([...before, dayAfter(today, 7)]);
    await expect(calendar.dayWith(dayAfter(today, 7), 1)).toBeFocused();
    await page.keyboard.press('Control+x');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+v');
    await expect(dialog(page, 'Move workouts').locator(':focus')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect.poll(all).toEqual([...before, dayAfter(today, 8)]);
    await expect(calendar.dayWith(dayAfter(today, 8), 1)).toBeFocused();
    await page.keyboard.press('Delete');
    const removal = dialog(page, 'Remove workouts');
    await removal.getByRole('button', { name: 'Remove 1 workout' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(all).toEqual(before);
    await expect(removal).toBeHidden();
    for (const state of [[...before, dayAfter(today, 8)], [...before, dayAfter(today, 7)], before]) {
      await page.keyboard.press('Control+z');
      await expect.poll(all).toEqual(state);
    }
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(all).toEqual([...before, dayAfter(today, 7)]);
  },
);

test('two browsers edit one week: each change stands, and who was too late is told', async ({
  page,
  context,
  request,
  browsers,
}) => {
  const today = await todayIn(page);
  const plan = { today, startDate: dayAfter(today, 7), endDate: dayAfter(today, 9) };
  const [first, second, third] = [plan.startDate, dayAfter(today, 8), plan.endDate];
  const { client, name, token, days } = await newClientWithWork(context, request, plan);
  const all = async () => [...(await days(monthOf(today), monthAfter(monthOf(today))))].sort();
  const elsewhere = await (await browsers.cold()).newContext();
  await acceptStoredTokens(elsewhere);
  await storeToken(elsewhere, productUrl, token);
  const other = await elsewhere.newPage();
  const here = await openAt(page, calendarPath(client, first));
  const there = await openAt(other, calendarPath(client, first));
  const actions = new ActionCounter(page);
  await here.selectedDay.focus();
  for (const key of ['m', 'ArrowRight', 'ArrowRight', 'Enter']) await actions.press(key);
  await expect(notice(page, new RegExp(`^${name} moved to`))).toBeVisible();
  actions.report('A workout moved by two days with the keyboard', 4);
  // Still shown there on the day it has left.
  await there.selectedDay.focus();
  for (const key of ['m', 'ArrowDown', 'Enter']) await other.keyboard.press(key);
  const late = /^.* was not moved\. This was changed in another window in the meantime\./;
  await expect(notice(other, late)).toBeVisible();
  await expect.poll(() => there.workoutDates()).toEqual([second, third, third]);
  await there.dayNumber(second).click();
  await there.dayNumber(third).click({ modifiers: ['Shift'] });
  await other.keyboard.press('Delete');
  const removal = dialog(other, 'Remove workouts');
  await expect(removal.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await here.dayNumber(second).click();
  await page.keyboard.press('Delete');
  await dialog(page, 'Remove workouts').getByRole('button', { name: 'Remove 1 workout' }).click();
  await expect.poll(all).toEqual([third, third]);
  await removal.getByRole('button', { name: 'Remove 3 workouts' }).click();
  await expect(removal.getByRole('alert')).toHaveText(/^This calendar was changed in the meantime\./);
  await expect(removal.getByRole('checkbox', { disabled: true })).toHaveCount(1);
  await removal.getByRole('button', { name: 'Remove 2 workouts' }).click();
  await expect.poll(all).toEqual([]);
  await elsewhere.close();
});
