import type { APIRequestContext } from '@playwright/test';
import { createClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import type { Api } from '../../fixtures/accounts/Api';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { checkLoadingAndFailed } from '../../fixtures/browser/checkLoadingAndFailed';
import { dayAfter, monthAfter, monthOf, todayIn } from '../../fixtures/accounts/dates';
import { newClientOfSignedIn } from '../../fixtures/accounts/clients';
import { REFUSED } from '../../fixtures/browser/screenStates';
import { tabTo } from '../../fixtures/browser/keyboard';
import { expect, test } from '../../fixtures/test';
import { onAnotherDay } from '../../fixtures/browser/zones';
import { assignExercisesPage, assignExercisesPath } from '../../pages/mf-schedule/assignExercisesPage';
import { calendarPage } from '../../pages/mf-schedule/calendarPage';

async function scheduledDays(api: Api, clientId: number, from: string): Promise<string[]> {
  const months = [0, 1, 2].map((count) => monthAfter(monthOf(from), count));
  const workouts = await Promise.all(months.map((month) => api.listWorkouts(clientId, month)));
  return workouts.flat().map(({ workout_date }) => workout_date);
}

async function newGroup(request: APIRequestContext, api: Api, clientId: number): Promise<number> {
  const answer = await request.post(createClientGroup.path, {
    data: { title: 'Early Birds', client_user_ids: [clientId] },
    headers: { Authorization: `Bearer ${api.token.access_token}` },
  });
  const [group] = await api.listGroups();
  if (!answer.ok() || !group) throw new Error(`No group was made: ${answer.status()}`);
  return group.id;
}

onAnotherDay(
  'a client does the exercises on every day that was previewed',
  async ({ page, context, request }) => {
    const { client, api } = await newClientOfSignedIn(context, request);
    const flow = assignExercisesPage(page);
    await page.goto(assignExercisesPath({ client }));
    const today = await todayIn(page);
    await expect(flow.heading(client.full_name)).toBeVisible();
    await flow.choose('Front Plank');
    await flow.choose('Goblet Squat');
    await expect(flow.chosen).toHaveCount(2);
    await flow.next.click();
    await expect(flow.workoutName).toHaveValue(`${client.first_name} Workout`);
    await expect(flow.warmUp).toHaveText([/Front Plank/, /Goblet Squat/]);
    await page.reload();
    await flow.backToExercises.click();
    await flow.choose('Goblet Squat');
    await expect(flow.chosen).toHaveCount(1);
    await page.goBack();
    await expect(flow.warmUp).toHaveText([/Front Plank/]);
    await flow.next.click();
    await expect(flow.start).toHaveValue(shortDate(today));
    await flow.repeat.check({ force: true });
    // Today's day of the week is chosen from the start; a click would take it away.
    for (const days of [1, 3]) await flow.weekDay(weekDayOf(dayAfter(today, days))).click();
    await flow.asList.check({ force: true });
    const previewed = await flow.previewed.evaluateAll((days) =>
      days.map((day) => day.getAttribute('datetime')),
    );
    expect(previewed.length).toBeGreaterThan(10);
    await flow.schedule.click();
    await expect(calendarPage(page).selectedDay).toHaveAttribute('data-date', today);
    expect(await scheduledDays(api, client.id, today)).toEqual(previewed);
  },
);

test(
  'a group is given exercises, by the keyboard alone',
  { tag: '@full' },
  async ({ page, context, request }) => {
    const { client, api } = await newClientOfSignedIn(context, request);
    const groupId = await newGroup(request, api, client.id);
    const flow = assignExercisesPage(page);
    await page.goto(assignExercisesPath({ groupId }));
    await expect(flow.heading('Early Birds')).toBeVisible();
    const start = dayAfter(await todayIn(page), 3);
    await page.keyboard.press('/');
    await expect(flow.search).toBeFocused();
    await page.keyboard.type('front plank');
    await expect(flow.row('Front Plank')).toHaveCount(1);
    await tabTo(page, flow.list);
    await page.keyboard.press('Space');
    await expect(flow.chosen).toHaveCount(1);
    await flow.next.focus();
    await page.keyboard.press('Enter');
    await expect(flow.workoutName).toHaveValue('Early Birds Workout');
    await flow.next.focus();
    await page.keyboard.press('Enter');
    await tabTo(page, flow.openCalendar('start'));
    await page.keyboard.press('Enter');
    await expect(flow.calendarDay(dayAfter(start, -3))).toBeFocused();
    for (let day = 0; day < 3; day += 1) await page.keyboard.press('ArrowRight');
    await expect(flow.calendarDay(start)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(flow.openCalendar('start')).toBeFocused();
    await expect(flow.start).toHaveValue(shortDate(start));
    await tabTo(page, flow.schedule);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/groups/my-groups/${groupId}/dashboard\\?date=${start}$`));
    expect(await scheduledDays(api, client.id, start)).toEqual([start]);
  },
);

test(
  'refusals are told where they belong, nothing is lost, and leaving asks',
  { tag: '@full' },
  async ({ page, context, request, problems }) => {
    problems.allow(REFUSED);
    const { client, api } = await newClientOfSignedIn(context, request);
    const flow = assignExercisesPage(page);
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await checkLoadingAndFailed(page, () => page.goto(assignExercisesPath({ client })), {
      calls: `**/api/users/${client.id}`,
      loading: page.getByText('Loading client', { exact: true }),
      failed: page.getByText('We couldn’t load this client'),
    });
    await checkLoadingAndFailed(page, () => tryAgain.click(), {
      calls: '**/api/{formline-exercises,compound-routines}?*',
      loading: page.getByText('Loading exercises', { exact: true }),
      failed: page.getByText('We couldn’t load the exercises'),
    });
    await tryAgain.click();
    const today = await todayIn(page);
    await flow.choose('Front Plank');
    await page.route('**/api/workout-sections', (route) =>
      route.fulfill({ status: 400, json: { message: 'Not now', code: 4000 } }),
    );
    await flow.next.click();
    await expect(page.getByText('Failed to fetch workout sections: Not now')).toBeVisible();
    await page.unroute('**/api/workout-sections');
    await flow.next.click();
    await expect(flow.warmUp).toHaveCount(1);
    await flow.next.click();
    await flow.repeat.check({ force: true });
    await flow.weekDay(weekDayOf(today)).click();
    await flow.schedule.click();
    await expect(page.getByText('Must select at least 1 day for the workout: Noor Workout')).toBeVisible();
    await flow.weekDay('Monday').click();
    await flow.end.fill(shortDate(today));
    await expect(page.getByText('End Date should not be set before or at Start Date')).toBeVisible();
    await flow.start.fill(shortDate(dayAfter(today, -1)));
    await expect(page.getByText('Start Date should not be set in the past')).toBeVisible();
    await flow.start.fill(shortDate(today));
    await flow.end.fill(shortDate(dayAfter(today, 27)));
    await page.route('**/schedule-workout', (route) =>
      route.fulfill({ status: 400, json: { message: 'Not now', code: 4000 } }),
    );
    await flow.schedule.click();
    await expect(flow.dialog.getByRole('alert')).toHaveText(
      'Failed to schedule exercises as a workout: Not now',
    );
    await page.unroute('**/schedule-workout');
    await flow.schedule.dblclick();
    await expect(calendarPage(page).grid).toBeVisible();
    expect(await scheduledDays(api, client.id, today)).toHaveLength(4);
    await page.goto(assignExercisesPath({ client }));
    await flow.choose('Front Plank');
    await page.getByRole('link', { name: 'Back to calendar' }).click();
    await flow.question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(flow.chosen).toHaveCount(1);
    await page.getByRole('link', { name: 'Back to calendar' }).click();
    await flow.question.getByRole('button', { name: 'Discard' }).click();
    await expect(calendarPage(page).grid).toBeVisible();
  },
);

test('the screens and the dialog keep nobody out', { tag: '@full' }, async ({ page, context, request }) => {
  const { client } = await newClientOfSignedIn(context, request);
  const flow = assignExercisesPage(page);
  await page.goto(assignExercisesPath({ client }));
  await flow.choose('Front Plank');
  await checkAccessibility(page);
  await flow.next.click();
  await expect(flow.warmUp).toHaveCount(1);
  await checkAccessibility(page);
  await flow.next.click();
  await flow.repeat.check({ force: true });
  await flow.weekDay(weekDayOf(await todayIn(page))).click();
  await flow.schedule.click();
  await expect(page.getByText(/^Must select at least 1 day/)).toBeVisible();
  await checkAccessibility(page);
});

const weekDayOf = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });

const shortDate = (date: string) => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
