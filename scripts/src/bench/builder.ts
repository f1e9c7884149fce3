/**
 * Measures what the editors of a program and of a workout cost the page's main thread: a key of the name, a move while
 * dragging, a drop, and an undo, with twelve workouts of thirty exercises. Fails beyond the target.
 * `pnpm bench:builder [runs]`.
 */
import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { findChrome } from '../findChrome';
import { benchSession } from './benchSession';
import { type EditorScreen, editorScreens } from './builder/editorScreens';
import { type EditorFigures, measureEditor } from './builder/measureEditor';
import { EXERCISES_PER_SECTION, SECTIONS, serveBuilder, WORKOUTS } from './builder/servedBuilder';
import { checkBound } from './checkBound';
import { median } from './median';

const DEFAULT_RUNS = 5;
const MOST_MS = 50;
const VIEWPORT = { width: 1280, height: 900 };
const figureNames = ['key', 'move', 'drop', 'undo'] as const;

const load = () =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(' ');

async function measure(browser: Browser, url: string, screen: EditorScreen): Promise<EditorFigures> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
    storageState: benchSession(url),
  });
  const page = await context.newPage();
  await page.goto(`${url}${screen.address}`);
  const figures = await measureEditor(page, screen);
  await context.close();
  return figures;
}

const runs = Number(process.argv[2] ?? DEFAULT_RUNS);
const { url, close } = await serveBuilder();
const browser = await chromium.launch({
  executablePath: findChrome(),
  args: ['--no-sandbox', '--disable-gpu'],
});
console.log(`load before: ${load()}`);
const measured = editorScreens.map((screen) => ({ screen, figures: new Array<EditorFigures>() }));
for (let run = 0; run < runs; run += 1) {
  for (const { screen, figures } of measured) figures.push(await measure(browser, url, screen));
}
console.log(
  `load after: ${load()}; medians of ${runs} runs; ${WORKOUTS} workouts of ${SECTIONS} x ${EXERCISES_PER_SECTION} exercises`,
);
const verdicts = measured.flatMap(({ screen, figures }) =>
  figureNames.map((name) =>
    checkBound(`${screen.title}: ${name}, ms`, median(figures.map((one) => one[name])), MOST_MS),
  ),
);
if (!verdicts.every(Boolean)) process.exitCode = 1;
await browser.close();
await close();
