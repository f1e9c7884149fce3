/** `pnpm bench:builder [runs]`: main thread time of editing a large program and a large workout. */
import type { Page } from '@playwright/test';
import { listProgramCategories } from '@formline/shared/contracts/library/catalogues';
import { findPrograms, readProgram, updateProgram } from '@formline/shared/contracts/library/programs';
import {
  findWorkouts,
  readWorkout,
  readWorkouts,
  updateWorkout,
} from '@formline/shared/contracts/library/workouts';
import { buildProgram } from '@formline/shared/testing/buildProgram';
import { buildWorkout, buildWorkoutExercise } from '@formline/shared/testing/buildWorkout';
import { comparePages } from './harness/browserBench';
import { checkBound, median } from './harness/figures';
import { mainThreadCost as cost, watchMainThread } from './harness/mainThread';
import { serveProduct } from './harness/servedSite';

const WORKOUTS = 12;
const SECTIONS = 3;
const EXERCISES_PER_SECTION = 10;
const MOST_MS = 50;

const TYPED = ' and then some';
const KEY_PAUSE_MS = 60;
const MOVES = 40;
const UNDOS = 3;
const SETTLE_MS = 1500;
const PAINTED_MS = 150;
const figureNames = ['key', 'move', 'drop', 'undo'] as const;

const workout = { nameLabel: 'Workout name', handle: 2, move: { x: 0, y: 8 } };
const program = {
  nameLabel: 'Program name',
  region: '[role=region][aria-label="Program Details"]',
  handle: 0,
  move: { x: 8, y: 0 },
};
const programs = '/libraries/programs/my-programs?programId=1';

const screens: Readonly<Record<string, typeof program & { readonly path: string }>> = {
  workout: {
    ...workout,
    path: '/libraries/workouts/my-workouts?view=workoutDetails&workoutId=1',
    region: 'main',
  },
  program: { ...program, path: `${programs}&view=programDetails` },
  'program beside an open workout': { ...program, path: `${programs}&view=workoutDetails&workoutId=1` },
  'workout beside its program': {
    ...workout,
    path: `${programs}&view=workoutDetails&workoutId=1`,
    region: '[role=region][aria-label="Workout Details"]',
  },
};

async function measure(page: Page, title: string) {
  const { region: selector, nameLabel, handle, move } = screens[title] ?? { ...program };
  const cdp = await watchMainThread(page);
  const region = page.locator(selector);
  const name = region.getByRole('textbox', { name: nameLabel });
  await name.waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await name.click();
  const typed = await cost(page, cdp, () => page.keyboard.type(TYPED, { delay: KEY_PAUSE_MS }));
  // A focused field would handle the undo key itself.
  await name.blur();
  await page.waitForTimeout(SETTLE_MS);

  const grip = await region.locator('[data-sortable-handle]').nth(handle).boundingBox();
  if (!grip) throw new Error('There is nothing to drag.');
  const { x, y } = { x: grip.x + grip.width / 2 + 6, y: grip.y + grip.height / 2 + 6 };
  await page.mouse.move(x - 6, y - 6);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 3 });
  await page.waitForTimeout(PAINTED_MS);
  const moved = await cost(page, cdp, async () => {
    for (let step = 1; step <= MOVES; step += 1) await page.mouse.move(x + step * move.x, y + step * move.y);
  });
  const drop = await cost(page, cdp, () => page.mouse.up());
  await page.waitForTimeout(SETTLE_MS);
  const undone: number[] = [];
  for (let round = 0; round < UNDOS; round += 1) {
    undone.push(await cost(page, cdp, () => page.keyboard.press('Control+z')));
    await page.waitForTimeout(SETTLE_MS);
    await page.keyboard.press('Control+y');
    await page.waitForTimeout(SETTLE_MS);
  }
  return { key: typed / TYPED.length, move: moved / MOVES, drop, undo: median(undone) };
}

function serve(): Promise<string> {
  const counted = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const exercisesOf = (section: number) =>
    counted(EXERCISES_PER_SECTION).map((number) => {
      const id = (section - 1) * EXERCISES_PER_SECTION + number;
      const name = `Single-Leg Romanian Deadlift ${id}`;
      return buildWorkoutExercise({ id, name, weight: id, tempo: 2, rest: 60, allow_unilateral: true });
    });
  const sections = Object.fromEntries(
    counted(SECTIONS).map((section) => [`Part ${section}`, exercisesOf(section)]),
  );
  const workouts = counted(WORKOUTS).map((id) =>
    buildWorkout(sections, {
      id,
      name: `The longest day ${id}`,
      exercise_count: SECTIONS * EXERCISES_PER_SECTION,
      total_dur_seconds: 27_000,
    }),
  );
  const summaries = workouts.map(({ sections: _sections, ...summary }) => summary);
  const days = summaries.map((summary) => ({ ...summary, days_of_week: [] }));
  const { workouts: placed, ...summary } = buildProgram({ name: 'The longest weeks', workouts: days });
  return serveProduct('', [
    [findWorkouts, { workouts: summaries, nextPage: null }],
    [readWorkouts, { workouts, nextPage: null }],
    [readWorkout, workouts[0]],
    [updateWorkout, workouts[0]],
    [listProgramCategories, [summary.program_category]],
    [findPrograms, { programs: [summary], nextPage: null }],
    [readProgram, { ...summary, workouts: placed }],
    [updateProgram, { ...summary, workouts: placed }],
  ]);
}

const url = await serve();
await comparePages({
  runs: 5,
  viewport: { width: 1280, height: 900 },
  pages: Object.fromEntries(Object.entries(screens).map(([title, { path }]) => [title, `${url}${path}`])),
  measure,
  report: (medianOf, runs) => {
    console.log(
      `medians of ${runs} runs; ${WORKOUTS} workouts of ${SECTIONS} x ${EXERCISES_PER_SECTION} exercises`,
    );
    return Object.keys(screens).flatMap((title) =>
      figureNames.map((name) => checkBound(`${title}: ${name}, ms`, medianOf(title, name), MOST_MS)),
    );
  },
});
