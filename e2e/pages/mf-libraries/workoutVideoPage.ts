import type { Page } from '@playwright/test';
import { OWN_WORKOUTS_PATH } from './workoutLibraryPage';

export const NEW_VIDEO_PATH = `${OWN_WORKOUTS_PATH}?view=videoWorkout&workoutId=new`;

export function workoutVideoPage(page: Page) {
  const screen = page.getByRole('region', { name: 'Workout', exact: true });
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  return {
    screen,
    name: screen.getByRole('textbox', { name: 'Name' }),
    save: button(/^Sav/),
    cancelUpload: button('Cancel upload'),
    chooseFile: button('Choose a file'),
    replace: button('Replace'),
    alert: screen.getByRole('alert'),
    processing: screen.getByText('You can save the workout in the meantime.'),
    play: (title: string) => button(`Play video: ${title}`),
    player: screen.getByRole('group', { name: 'Player controls' }),
    row: (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) }),
    question: page.getByRole('alertdialog', { name: 'Wait! Upload in progress' }),
    choose: (file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }) =>
      screen.locator('input[type=file]').setInputFiles(file),
    /** shaka-player plays from memory, so this is a blob URL. */
    source: () => screen.locator('video').evaluate((film: HTMLVideoElement) => film.currentSrc),
    position: () => screen.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime),
  };
}
