/**
 * Measures what the editor of a workout costs the page's main thread: a key of its name, a move while dragging, a drop, and
 * an undo, in one of twelve workouts of thirty exercises. Fails beyond the target. `pnpm bench:builder [runs]`.
 */
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { findChrome } from '../findChrome';
import { benchSession } from './benchSession';
import { type EditorFigures, measureEditor } from './builder/measureEditor';
import { EXERCISES_PER_SECTION, SECTIONS, serveWorkout } from './builder/servedWorkout';
import { judge } from './judge';
import { median } from './median';

const DEFAULT_RUNS = 5;
const MOST_MS = 50;
const VIEWPORT = { width: 1280, height: 900 };

const load = () =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(' ');

const runs = Number(process.argv[2] ?? DEFAULT_RUNS);
const { url, close } = await serveWorkout();
const browser = await chromium.launch({
  executablePath: findChrome(),
  args: ['--no-sandbox', '--disable-gpu'],
});
console.log(`load before: ${load()}`);
const measured: EditorFigures[] = [];
for (let run = 0; run < runs; run += 1) {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
    storageState: benchSession(url),
  });
  const page = await context.newPage();
  await page.goto(url);
  measured.push(await measureEditor(page));
  await context.close();
}
console.log(
  `load after: ${load()}; medians of ${runs} runs; ${SECTIONS} x ${EXERCISES_PER_SECTION} exercises`,
);
const verdicts = (['key', 'move', 'drop', 'undo'] as const).map((what) =>
  judge(`${what}, ms`, median(measured.map((figures) => figures[what])), MOST_MS),
);
if (!verdicts.every(Boolean)) process.exitCode = 1;
await browser.close();
await close();
