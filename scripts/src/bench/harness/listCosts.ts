import { median } from './figures';
import type { BenchPage } from './benchPage';

/** A single render is too short to measure. */
const MOUNTS = 5;
const NO_MATCH = 'zzzz';
const SEARCHED = 'frank 00';
const KEY_PAUSE_MS = 60;
/** Longer than the delay before a search is written to the URL. */
const SETTLE_MS = 600;
/** On a machine too busy for all of them, the last one counts. */
const MOST_ATTEMPTS = 5;

/** Runs in the page, because Playwright's search by role costs more on larger pages. */
const CLEAR = `new Promise((resolve) => {
  const buttons = [...document.querySelectorAll('main button')];
  buttons.findLast(({ textContent }) => textContent === 'Clear search').click();
  requestAnimationFrame(() => requestAnimationFrame(resolve));
})`;

const searchIn = ({ page }: BenchPage) => page.locator('input[type=search]');

/** Repeated when the product writes the search to the URL within the measurement. */
async function costOfAnswer(
  opened: BenchPage,
  prepare: () => Promise<unknown>,
  act: () => Promise<unknown>,
): Promise<number> {
  const url = () => opened.page.evaluate<string>('location.href');
  for (let attempt = 1; ; attempt += 1) {
    await prepare();
    await opened.page.waitForTimeout(SETTLE_MS);
    const before = await url();
    const cost = await opened.cost(act);
    if (attempt === MOST_ATTEMPTS || (await url()) === before) return cost;
  }
}

interface List {
  /** Selects its rows, tiles or cards. */
  readonly items: string;
  readonly frames: number;
}

/** Of a list that fills the page: rendering it, a key of its search, a frame of scrolling. */
export async function costsOfList(opened: BenchPage, { items, frames }: List) {
  await opened.page.locator(items).first().waitFor();
  const mount = await costOfMount(opened, items);
  const key = await costOfKey(opened);
  const scrolled = await opened.cost(() => scrollRows(opened, { frames }));
  return { mount, key, scroll: scrolled / frames };
}

/** Of the items that come back when a search without a match is cleared. */
async function costOfMount(opened: BenchPage, selector: string): Promise<number> {
  const items = opened.page.locator(selector);
  const prepare = async () => {
    await opened.page.waitForTimeout(SETTLE_MS);
    await searchIn(opened).fill(NO_MATCH);
    await items.first().waitFor({ state: 'detached' });
  };
  const mounts: number[] = [];
  for (let time = 0; time < MOUNTS; time += 1) {
    mounts.push(await costOfAnswer(opened, prepare, () => opened.page.evaluate(CLEAR)));
    await items.first().waitFor();
  }
  return median(mounts);
}

async function costOfKey(opened: BenchPage): Promise<number> {
  const { page } = opened;
  const search = searchIn(opened);
  const prepare = async () => {
    await search.fill('');
    await search.focus();
  };
  const typed = await costOfAnswer(opened, prepare, () =>
    page.keyboard.type(SEARCHED, { delay: KEY_PAUSE_MS }),
  );
  await page.waitForTimeout(SETTLE_MS);
  await search.fill('');
  await page.waitForTimeout(SETTLE_MS);
  return typed / SEARCHED.length;
}

interface SeenRows {
  readonly blankFrames: number;
  readonly nodesInWindow: number;
}

/** Reading the rows costs time too. Visible rows must fill the list up to a pixel of rounding. */
const LOOK = `(seen) => {
  const box = (element) => element.getBoundingClientRect();
  const list = isPage ? { top: 0, bottom: innerHeight } : box(scrolled);
  const all = box(document.querySelector('[role=grid]'));
  const rows = [...document.querySelectorAll('[role=grid] [role=row]')].map((row) => [row, box(row)]);
  const inSight = rows.filter(([, { bottom, top }]) => bottom > list.top && top < list.bottom);
  const top = Math.min(...inSight.map(([, row]) => row.top));
  const bottom = Math.max(...inSight.map(([, row]) => row.bottom));
  if (top > Math.max(list.top, all.top) + 1 || bottom < Math.min(list.bottom, all.bottom) - 1) seen.blankFrames += 1;
  const nodes = inSight.reduce((sum, [row]) => sum + 1 + row.querySelectorAll('*').length, 0);
  seen.nodesInWindow = Math.max(seen.nodesInWindow, nodes);
}`;

const FRAME_PX = 400;

interface Scrolling {
  readonly frames: number;
  /** The page itself scrolls where there is none. */
  readonly list?: string;
  readonly isWatched?: boolean;
}

export const scrollRows = ({ page }: BenchPage, { frames, list, isWatched = false }: Scrolling) =>
  page.evaluate<SeenRows>(`new Promise((resolve) => {
    const isPage = ${list === undefined};
    const scrolled = isPage ? document.scrollingElement : document.querySelector('${list}');
    const seen = { blankFrames: 0, nodesInWindow: 0 };
    const look = ${isWatched ? LOOK : '() => {}'};
    scrolled.scrollTop = 0;
    let frame = 0;
    const step = () => {
      scrolled.scrollTop += ${FRAME_PX};
      look(seen);
      frame += 1;
      requestAnimationFrame(frame < ${frames} ? step : () => resolve(seen));
    };
    requestAnimationFrame(step);
  })`);
