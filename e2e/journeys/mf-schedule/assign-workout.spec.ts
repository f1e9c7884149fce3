import type { Page } from '@playwright/test';
import { checkAccessibility } from '../../fixtures/browser/checkAccessibility';
import { checkLoadingAndFailed } from '../../fixtures/browser/checkLoadingAndFailed';
import { dayAfter, monthOf, todayIn } from '../../fixtures/accounts/dates';
import { filmedVideo } from '../../fixtures/accounts/mediaFiles';
import { newClientOfSignedIn } from '../../fixtures/accounts/clients';
import { tabTo } from '../../fixtures/browser/keyboard';
import { expect, test } from '../../fixtures/test';
import { onAnotherDay } from '../../fixtures/browser/zones';
import { assignWorkoutPage } from '../../pages/mf-schedule/assignWorkoutPage';
import { NEW_VIDEO_PATH, workoutVideoPage } from '../../pages/mf-libraries/workoutVideoPage';

const WORKOUT = 'Beginner Full Body A';
const SCHEDULE_CALLS = '**/api/client-group/*/schedule-program';
const REFUSED = /status of 503/;
const READY_WITHIN_MS = 90_000;
const CLIENT = '/clients/my-clients/noor/dashboard';
const groupPath = (id: number) => `/groups/my-groups/${id}/dashboard`;

const soon = async (page: Page): Promise<string> => dayAfter(await todayIn(page), 3);

onAnotherDay(
  'a workout of the provider is swapped into shape for a client and stands on their day',
  async ({ page, context, request }) => {
    const { client, api } = await newClientOfSignedIn(context, request);
    const day = await soon(page);
    const workouts = assignWorkoutPage(page);
    await workouts.open(CLIENT, `clientId=${client.id}&date=${day}`);
    await expect(page).toHaveURL(/schedule-workouts\/my-workouts\?/);
    await expect(workouts.firstTime).toBeVisible();
    await workouts.tab('Formline Workouts').click();
    await workouts.row(WORKOUT).click();

    await workouts.placed('Incline Push-Up').click();
    await workouts.swapExercise.click();
    await workouts.choice('Kneeling Push-Up').check();
    await workouts.save.click();
    await expect(workouts.placed('Kneeling Push-Up')).toBeVisible();
    await workouts.revertExercise.click();
    await expect(workouts.placed('Incline Push-Up')).toBeVisible();
    await expect(workouts.changed).toBeHidden();
    await workouts.swapExercise.click();
    await workouts.choice('Kneeling Push-Up').check();
    await workouts.save.click();
    await expect(workouts.changed).toBeVisible();

    await workouts.schedule.click();
    await workouts.confirm.click();
    await expect(workouts.notice(`${WORKOUT} scheduled for ${client.full_name}`)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/dashboard/calendar\\?.*date=${day}`));
    const [made] = await api.listWorkouts(client.id, monthOf(day));
    expect(made).toMatchObject({ workout_date: day, workout_name: WORKOUT });
    const { sections } = await api.readWorkout(made?.workout_id ?? 0);
    const swapped = sections
      .flatMap(({ exercises }) => exercises)
      .find((item) => 'name' in item && item.name === 'Kneeling Push-Up');
    expect(swapped).toMatchObject({
      swapped_original_exercise: { name: 'Incline Push-Up' },
      sets: 2,
      reps: 10,
    });
  },
);

test(
  'a workout is scheduled for a group with the keyboard alone, also after a refusal',
  { tag: '@full' },
  async ({ page, context, request, problems }) => {
    problems.allow(REFUSED);
    const { client, api } = await newClientOfSignedIn(context, request);
    const group = await api.createGroup('Early Birds', [client.id]);
    const day = await soon(page);
    const workouts = assignWorkoutPage(page);
    await workouts.open(groupPath(group.id), `date=${day}`);
    const { keyboard } = page;
    await tabTo(page, workouts.tab('Formline Workouts'));
    await keyboard.press('Enter');
    await expect(workouts.row(WORKOUT)).toBeVisible();
    await tabTo(page, workouts.list);
    await keyboard.press('Enter');
    await expect(workouts.schedule).toBeVisible();
    const opened = await page.getByRole('textbox', { name: 'Workout name' }).inputValue();

    await page.route(SCHEDULE_CALLS, (route) => route.fulfill({ status: 503, json: {} }));
    await tabTo(page, workouts.schedule);
    await keyboard.press('Enter');
    await expect(workouts.startDate).toBeVisible();
    await tabTo(page, workouts.confirm);
    await keyboard.press('Enter');
    await expect(workouts.refusal).toContainText('Failed to schedule the workout');
    await tabTo(page, workouts.backToList);
    await keyboard.press('Enter');
    await expect(workouts.dialog).toBeHidden();
    await expect(workouts.list).toBeFocused();
    await expect(page).not.toHaveURL(/workoutId/);
    expect(await api.listWorkouts(client.id, monthOf(day))).toEqual([]);

    await page.unroute(SCHEDULE_CALLS);
    await keyboard.press('Enter');
    await expect(workouts.schedule).toBeVisible();
    await tabTo(page, workouts.schedule);
    await keyboard.press('Enter');
    await expect(workouts.startDate).toBeVisible();
    await tabTo(page, workouts.confirm);
    await keyboard.press('Enter');
    await expect(workouts.notice(`${opened} scheduled for Early Birds`)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${groupPath(group.id)}\\?date=${day}`));
    expect((await api.listWorkouts(client.id, monthOf(day))).map(({ workout_date }) => workout_date)).toEqual(
      [day],
    );
  },
);

test(
  'what is changed is asked for before it is lost, and the view is kept by back, forward and reload',
  { tag: '@full' },
  async ({ page, context, request, problems }) => {
    problems.allow(/status of 400/);
    const { client } = await newClientOfSignedIn(context, request);
    const day = await soon(page);
    const workouts = assignWorkoutPage(page);
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    const path = `${CLIENT}/calendar/schedule-workouts/my-workouts?clientId=${client.id}&date=${day}`;
    await checkLoadingAndFailed(page, () => page.goto(path), {
      calls: `**/api/users/${client.id}`,
      loading: page.getByText('Loading client', { exact: true }),
      failed: page.getByText('We couldn’t load this client'),
    });
    await checkLoadingAndFailed(page, () => tryAgain.click(), {
      calls: '**/api/formline-workouts?*',
      loading: page.getByText('Loading workouts', { exact: true }),
      failed: page.getByText('We couldn’t load the workouts'),
    });
    await workouts.tab('Formline Workouts').click();
    await workouts.row(WORKOUT).click();
    await workouts.placed('Incline Push-Up').click();
    await expect(workouts.exercise).toBeVisible();
    await workouts.swapExercise.click();
    await expect(workouts.swap).toBeVisible();
    await page.goBack();
    await expect(workouts.exercise).toBeVisible();
    await page.goForward();
    await page.reload();
    await expect(workouts.swap).toBeVisible();
    await workouts.choice('Kneeling Push-Up').check();
    await workouts.save.click();
    await expect(workouts.changed).toBeVisible();
    await page.getByRole('link', { name: 'Back to calendar' }).click();
    await workouts.question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(workouts.placed('Kneeling Push-Up')).toBeVisible();
    await page.getByRole('link', { name: 'Back to calendar' }).click();
    await workouts.question.getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/calendar\\?.*date=${day}`));
  },
);

test(
  'a workout video is watched where it is chosen, and scheduled as it is',
  { tag: '@full' },
  async ({ page, context, request }) => {
    test.setTimeout(2 * READY_WITHIN_MS);
    const { client, api } = await newClientOfSignedIn(context, request);
    const video = workoutVideoPage(page);
    await page.goto(NEW_VIDEO_PATH);
    await video.name.fill('Kettlebell flow');
    await video.choose({ name: 'flow.mp4', mimeType: 'video/mp4', buffer: filmedVideo() });
    await expect(video.play('Kettlebell flow')).toBeVisible({ timeout: READY_WITHIN_MS });
    await video.save.click();
    await expect(video.save).toHaveText('Saved');
    const day = await soon(page);
    const workouts = assignWorkoutPage(page);
    await workouts.open(CLIENT, `clientId=${client.id}&date=${day}`);
    await workouts.row('Kettlebell flow').click();
    await expect(page).toHaveURL(/view=videoWorkout/);
    await expect(video.play('Kettlebell flow')).toBeVisible();
    await expect(workouts.screen.getByRole('textbox')).toHaveCount(0);
    await expect(video.save).toHaveCount(0);
    await checkAccessibility(page);
    await video.play('Kettlebell flow').click();
    await expect.poll(video.position).toBeGreaterThan(0);
    await workouts.schedule.click();
    await workouts.confirm.click();
    await expect(workouts.notice(`Kettlebell flow scheduled for ${client.full_name}`)).toBeVisible();
    expect(await api.listWorkouts(client.id, monthOf(day))).toMatchObject([
      { workout_date: day, workout_name: 'Kettlebell flow' },
    ]);
  },
);
