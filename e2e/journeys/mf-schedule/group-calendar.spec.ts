import { accounts } from '../../fixtures/accounts/accounts';
import type { Api } from '../../fixtures/accounts/Api';
import { ActionCounter } from '../../fixtures/browser/actionCounter';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { checkLoadingAndFailed } from '../../fixtures/browser/checkLoadingAndFailed';
import { dayAfter, monthAfter, monthOf, todayIn } from '../../fixtures/accounts/dates';
import { REFUSED, screenStates } from '../../fixtures/browser/screenStates';
import { expect, test } from '../../fixtures/test';
import { onAnotherDay } from '../../fixtures/browser/zones';
import { assignProgramPage } from '../../pages/mf-schedule/assignProgramPage';
import { calendarPage } from '../../pages/mf-schedule/calendarPage';
import { groupDashboardPage, GROUPS_PATH } from '../../pages/mf-groups/groupListPage';

test(
  'a group says that it loads, that it failed, that nobody is in it and that it is not there',
  { tag: '@full' },
  async ({ page, problems, signedInAs }) => {
    problems.allow(REFUSED, /status of 404/);
    const api = await signedInAs(accounts.trainer);
    const group = (await api.listGroups()).find(({ title }) => title === 'Saturday Crew');
    if (!group) throw new Error('The demo world has no Saturday Crew.');
    const dashboard = groupDashboardPage(page);
    const calls = `**/client-group/${group.id}`;
    await checkLoadingAndFailed(page, () => page.goto(`${GROUPS_PATH}/${group.id}/dashboard`), {
      calls,
      loading: page.getByText('Loading group'),
      failed: page.getByText('We couldn’t load this group'),
    });
    await screenStates.empty(page, calls, { ...group, client_group_clients: [] });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Nobody is in this group any more.')).toBeVisible();
    await checkAccessibility(page);
    await page.unrouteAll();
    await page.reload();
    await expect(dashboard.assignMenu).toBeVisible();
    await checkAccessibility(page);
    await checkZoomed(page);
    await page.goto(`${GROUPS_PATH}/2000000000/dashboard`);
    await expect(dashboard.title('Group not found')).toBeVisible();
    await checkAccessibility(page);
  },
);

let made = 0;

async function newGroup(api: Api) {
  const [one, other] = await api.listClients();
  if (!one || !other) throw new Error('The demo world has too few clients');
  made += 1;
  return api.createGroup(`Calendar Group ${process.pid} ${made}`, [one.id, other.id]);
}

test('a program is given to a group for six weeks, on Monday, Wednesday and Friday', async ({
  page,
  signedInAs,
}) => {
  const api = await signedInAs(accounts.trainer);
  const group = await newGroup(api);
  const dashboard = groupDashboardPage(page);
  const flow = assignProgramPage(page);
  const actions = new ActionCounter(page);
  await page.goto(`${GROUPS_PATH}/${group.id}/dashboard`);
  await actions.click(dashboard.assignMenu);
  await actions.click(page.getByRole('menuitem', { name: /Program/ }));
  await actions.click(flow.tab('Formline Programs'));
  await actions.click(flow.row('First Four Weeks'));
  await actions.click(flow.schedule);
  const weeks = flow.dialog.getByRole('textbox', { name: 'Weeks' });
  await weeks.focus();
  await weeks.selectText();
  await actions.type('6');
  await checkAccessibility(page);
  await actions.click(flow.confirm);
  await expect(page.getByText(/scheduled/i).first()).toBeVisible();
  actions.report('A program for six weeks to a group', 10);
});

onAnotherDay(
  'what is given to a group stands on its calendar on the day it was given for',
  async ({ page, signedInAs }) => {
    const api = await signedInAs(accounts.trainer);
    const group = await newGroup(api);
    await page.goto('/groups/my-groups');
    const today = await todayIn(page);
    const tomorrow = dayAfter(today);
    await api.scheduleForGroup(group.id, today, today);
    await api.scheduleForGroup(group.id, tomorrow, today);
    const calendar = calendarPage(page);
    await groupDashboardPage(page).open(group);
    await expect(calendar.dayWith(today, 1)).toHaveAttribute('aria-current', 'date');
    await expect(calendar.panel).toContainText('Nobody has done it yet');
    await expect(calendar.dayWith(tomorrow, 1)).toBeVisible();
    await calendar.dayNumber(tomorrow).click();
    await expect(calendar.selectedDay).toHaveAttribute('data-date', tomorrow);
    await expect(page).toHaveURL(new RegExp(`/groups/my-groups/${group.id}/dashboard\\?date=${tomorrow}$`));
  },
);

test('a group’s week is moved, copied to a member’s calendar and undone by keyboard', async ({
  page,
  signedInAs,
}) => {
  const api = await signedInAs(accounts.trainer);
  const group = await newGroup(api);
  const [member] = await api.listClients();
  if (!member) throw new Error('The demo world has no client.');
  await page.goto('/groups/my-groups');
  const today = await todayIn(page);
  const [from, to] = [dayAfter(today, 100), dayAfter(today, 101)];
  await api.scheduleForGroup(group.id, from, today);
  const daysOf = async () =>
    (
      await Promise.all(
        [...new Set([from, to].map(monthOf))].map((month) => api.listWorkouts(member.id, month)),
      )
    )
      .flat()
      .map(({ workout_date }) => workout_date)
      .filter((day) => day >= from && day <= to);
  const calendar = calendarPage(page);
  await page.goto(`${GROUPS_PATH}/${group.id}/dashboard?date=${from}`);
  await calendar.dayWith(from, 1).focus();
  await page.keyboard.press('Control+x');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+v');
  const move = page.getByRole('dialog', { name: 'Move workouts' });
  await expect(move.getByRole('button', { name: 'Move 1 workout' })).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Enter');
  await expect(calendar.dayWith(to, 1)).toBeFocused();
  expect(await daysOf()).toEqual([to]);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy to…' }).click();
  const copy = page.getByRole('dialog', { name: 'Copy workouts' });
  await copy.getByText('Also on other calendars').click();
  await copy.getByRole('searchbox').fill(member.full_name);
  await copy.getByRole('checkbox', { name: member.full_name }).check();
  await copy.getByRole('checkbox', { name: 'On this group’s calendar' }).uncheck();
  await checkAccessibility(page);
  await copy.getByRole('button', { name: 'Copy 1 workout' }).click();
  await expect(page.getByRole('group', { name: '1 workout copied' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('group', { name: /^Undone: Moved/ })).toBeVisible();
  expect(await daysOf()).toEqual([from]);
});

test(
  'a group’s months are turned and work is assigned by keyboard alone',
  { tag: '@full' },
  async ({ page, signedInAs }) => {
    const api = await signedInAs(accounts.trainer);
    const group = await newGroup(api);
    const calendar = calendarPage(page);
    const dashboard = groupDashboardPage(page);
    await dashboard.open(group);
    const today = await todayIn(page);
    await expect(calendar.grid).toHaveAttribute('aria-busy', 'false');
    await checkAccessibility(page);
    await calendar.selectedDay.focus();
    await page.keyboard.press('PageDown');
    await expect(calendar.monthHeading(monthAfter(monthOf(today)))).toBeVisible();
    const date = await calendar.selectedDay.getAttribute('data-date');
    await dashboard.assignMenu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Exercises' })).toHaveAttribute('data-highlighted');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Workouts' })).toHaveAttribute('data-highlighted');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      `/groups/my-groups/${group.id}/dashboard/calendar/schedule-workouts/my-workouts?date=${date}`,
    );
    await expect(
      page.getByRole('heading', { level: 1, name: `Choose a workout for ${group.title}` }),
    ).toBeVisible();
  },
);
