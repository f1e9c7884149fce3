import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { readWorkoutVideo, uploadWorkoutVideo } from '@formline/shared/contracts/library/media';
import { createWorkout } from '@formline/shared/contracts/library/workouts';
import { chooseByKeyboard, tabBackTo, tabTo } from '../../fixtures/browser/keyboard';
import { checkAccessibility, checkZoomed } from '../../fixtures/browser/checkAccessibility';
import { filmedVideo } from '../../fixtures/accounts/mediaFiles';
import { newTrainer } from '../../fixtures/accounts/newAccounts';
import { storeToken } from '../../fixtures/accounts/storedToken';
import { expect, productUrl, test } from '../../fixtures/test';
import { OWN_WORKOUTS_PATH, workoutLibraryPage } from '../../pages/mf-libraries/workoutLibraryPage';
import { NEW_VIDEO_PATH, workoutVideoPage } from '../../pages/mf-libraries/workoutVideoPage';

const UPLOAD = `**${uploadWorkoutVideo.path}`;
const STATUS = `**${readWorkoutVideo.path.replace(':id', '*')}`;
const READY_WITHIN_MS = 90_000;

const film = (seconds = 3) => ({
  name: 'flow.mp4',
  mimeType: 'video/mp4',
  buffer: filmedVideo({ seconds }),
});

async function openNewVideo(page: Page, context: BrowserContext, request: APIRequestContext) {
  const trainer = await newTrainer(request);
  await storeToken(context, productUrl, trainer.token);
  const video = workoutVideoPage(page);
  await page.goto(NEW_VIDEO_PATH);
  await expect(video.name).toBeVisible();
  return video;
}

test('a film goes in as MP4, is saved while it is made ready, and plays back as a stream', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(2 * READY_WITHIN_MS);
  const video = await openNewVideo(page, context, request);
  const streamed: string[] = [];
  page.on('request', (sent) => {
    if (/\.(?:m3u8|m4s)$/.test(sent.url())) streamed.push(sent.url());
  });
  await video.name.fill('Kettlebell flow');
  await video.choose(film(6));
  await expect(video.processing).toBeVisible({ timeout: READY_WITHIN_MS });
  await video.save.click();
  await expect(video.save).toHaveText('Saved');
  await expect(page).toHaveURL(/workoutId=\d+/);
  await expect(video.row('Kettlebell flow')).toBeVisible();
  await expect(video.play('Kettlebell flow')).toBeVisible({ timeout: READY_WITHIN_MS });
  await expect(video.row('Kettlebell flow')).not.toContainText('video processing...');
  await checkAccessibility(page);
  expect(streamed).toEqual([]);
  await video.play('Kettlebell flow').focus();
  await page.keyboard.press('Enter');
  await expect(video.player.getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect.poll(video.position).toBeGreaterThan(1);
  expect(streamed.some((address) => address.endsWith('.m4s'))).toBe(true);
  expect(await video.source()).toMatch(/^blob:/);
  await page.keyboard.press('Space');
  await expect(video.player.getByRole('button', { name: 'Play' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect.poll(video.position).toBeGreaterThan(5);
  await checkAccessibility(page);
  await video.choose(film());
  await expect(video.processing).toBeVisible({ timeout: READY_WITHIN_MS });
  await video.cancelUpload.click();
  await expect(video.play('Kettlebell flow')).toBeVisible();
});

test(
  'a workout video goes up and is saved with the keyboard alone',
  { tag: '@full' },
  async ({ page, context, request }) => {
    test.setTimeout(2 * READY_WITHIN_MS);
    const video = await openNewVideo(page, context, request);
    await tabTo(page, video.name);
    await page.keyboard.type('Kettlebell flow');
    await chooseByKeyboard(page, video.chooseFile, film());
    await expect(video.processing).toBeVisible({ timeout: READY_WITHIN_MS });
    await tabBackTo(page, video.save);
    await page.keyboard.press('Enter');
    await expect(video.save).toHaveText('Saved');
    await expect(video.row('Kettlebell flow')).toBeVisible();
  },
);

test(
  'an upload is not left by mistake, neither by a link nor by going back nor by closing',
  { tag: '@full' },
  async ({ page, context, request }) => {
    const video = await openNewVideo(page, context, request);
    const library = workoutLibraryPage(page);
    await library.open(OWN_WORKOUTS_PATH);
    await expect(library.firstTime).toBeVisible();
    await library.create('Workout Video');
    await page.route(UPLOAD, () => new Promise(() => undefined));
    await video.choose(film(1));
    await expect(video.cancelUpload).toBeVisible();
    await page.getByRole('link', { name: 'Clients' }).click();
    await expect(video.question).toBeVisible();
    await checkAccessibility(page);
    await video.question.getByRole('button', { name: 'Cancel' }).click();
    await expect(video.cancelUpload).toBeVisible();
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await page.goBack();
    await expect(video.question).toBeVisible();
    await video.question.getByRole('button', { name: 'Discard' }).click();
    await expect(video.screen).toBeHidden();
    await expect(page).toHaveURL(OWN_WORKOUTS_PATH);
  },
);

test(
  'what is refused says why, and what was typed stays',
  { tag: '@full' },
  async ({ page, context, request, problems }) => {
    problems.allow(/status of 4\d\d/, /ERR_FAILED/);
    const video = await openNewVideo(page, context, request);
    const says = (text: string | RegExp) => expect(video.alert).toHaveText(text);
    await checkAccessibility(page);
    await checkZoomed(page);
    await video.name.fill('Flow');
    await video.choose({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
    await says('Only MP4 and QuickTime videos can be uploaded. Please choose another file.');
    await checkAccessibility(page);
    await video.choose({ name: 'notes.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film') });
    await says(/^An error has occurred: ./);
    await page.route(UPLOAD, (route) => route.abort());
    await video.choose(film(1));
    await says(/^An error has occurred: We couldn’t reach Formline/);
    await page.unrouteAll();
    await page.route(STATUS, (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({
            json: {
              result: {
                id: Number(new URL(route.request().url()).pathname.split('/').at(-1)),
                status: 'ERROR',
                stream_url: null,
                thumbnail_url: null,
              },
            },
          })
        : route.fallback(),
    );
    await video.choose(film(1));
    await says('There was an error uploading this video workout. Please try again later');
    await page.unrouteAll();
    await video.choose(film(1));
    await expect(video.processing).toBeVisible();
    await page.route(`**${createWorkout.path}`, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 400, json: {} }) : route.fallback(),
    );
    await video.save.click();
    await says('An error occurred when trying to save the workout. Please try again.');
    await checkAccessibility(page);
    await page.unrouteAll();
    await video.save.click();
    await expect(page).toHaveURL(/workoutId=\d+/);
    await expect(video.name).toHaveValue('Flow');
  },
);
