/** `pnpm bench:builder [runs]`: main thread time of editing a large program and a large workout. */
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
import type { BenchPage } from './harness/benchPage';
import { comparePages } from './harness/comparePages';
import { median } from './harness/figures';
import { serveProduct } from './harness/sites';

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

async function measure(opened: BenchPage, title: string) {
  const { page } = opened;
  const { region: selector, nameLabel, handle, move } = screens[title] ?? { ...program };
  const region = page.locator(selector);
  const name = region.getByRole('textbox', { name: nameLabel });
  await name.waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await name.click();
  const typed = await opened.cost(() => page.keyboard.type(TYPED, { delay: KEY_PAUSE_MS }));
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
  const moved = await opened.cost(async () => {
    for (let step = 1; step <= MOVES; step += 1) await page.mouse.move(x + step * move.x, y + step * move.y);
  });
  const drop = await opened.cost(() => page.mouse.up());
  await page.waitForTimeout(SETTLE_MS);
  const undone: number[] = [];
  for (let round = 0; round < UNDOS; round += 1) {
    undone.push(await opened.cost(() => page.keyboard.press('Control+z')));
    await page.waitForTimeout(SETTLE_MS);
    await page.keyboard.press('Control+y');
    await page.waitForTimeout(SETTLE_MS);
  }
  return { key: typed / TYPED.length, move: moved / MOVES, drop, undo: median(undone) };
}

function serve(): Promise<string> {
  const exercises = Array.from({ length: SECTIONS * EXERCISES_PER_SECTION }, (_, index) =>
    buildWorkoutExercise({
      id: index + 1,
      name: `Single-Leg Romanian Deadlift ${index + 1}`,
      weight: index + 1,
      tempo: 2,
      rest: 60,
      allow_unilateral: true,
    }),
  );
  const sections = Object.fromEntries(
    Array.from({ length: SECTIONS }, (_, part) => [
      `Part ${part + 1}`,
      exercises.slice(part * EXERCISES_PER_SECTION, (part + 1) * EXERCISES_PER_SECTION),
    ]),
  );
  const workouts = Array.from({ length: WORKOUTS }, (_, index) =>
    buildWorkout(sections, {
      id: index + 1,
      name: `The longest day ${index + 1}`,
      exercise_count: exercises.length,
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

comparePages({
  runs: 5,
  height: 900,
  pages: async () => {
    const url = await serve();
    return Object.fromEntries(Object.entries(screens).map(([title, { path }]) => [title, `${url}${path}`]));
  },
  measure,
  aims: Object.keys(screens).flatMap((page) =>
    figureNames.map((figure) => ({ figure, page, unit: 'ms' as const, most: MOST_MS })),
  ),
});
