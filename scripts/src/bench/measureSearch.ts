import type { CDPSession, Page } from '@playwright/test';
import { mainThreadCost, mainThreadMs } from './mainThread';
import { median } from './median';

/** What the search of a list cost. Times are milliseconds of the page's main thread. */
export interface SearchFigures {
  /** The list drawn from nothing, all its items being there. */
  readonly mount: number;
  /** One key of the search. */
  readonly key: number;
  /** What follows once the typing rests: the product writes the search into the address. */
  readonly rest: number;
}

/** Drawn once, a list is too quick to be told from what else the browser does. */
const MOUNTS = 5;
const NOBODY = 'zzzz';
const KEY_PAUSE_MS = 60;
/** Longer than the typing has to rest before the product writes the search into the address. */
const SETTLE_MS = 600;
/** On a machine too busy for any of them, the last one counts. */
const MOST_ATTEMPTS = 5;

/**
 * Runs in the page: clears the search and waits for what is drawn then. Looked for from outside, by its role, the button
 * would cost more the larger the page around the list is.
 */
const CLEAR = `new Promise((resolve) => {
  const buttons = [...document.querySelectorAll('main button')];
  buttons.findLast(({ textContent }) => textContent === 'Clear search').click();
  requestAnimationFrame(() => requestAnimationFrame(resolve));
})`;

interface SearchedList {
  /** Finds the items of the list. */
  readonly tiles: string;
  readonly text: string;
}

interface Watched {
  readonly prepare: () => Promise<unknown>;
  readonly act: () => Promise<unknown>;
}

/**
 * What something costs until the list has answered it. On a busy machine the watching may last until the product writes
 * the search into the address too, which is a figure of its own: then it is done again.
 */
async function costOfAnswer(page: Page, cdp: CDPSession, { prepare, act }: Watched): Promise<number> {
  const address = () => page.evaluate<string>('location.href');
  for (let attempt = 1; ; attempt += 1) {
    await prepare();
    await page.waitForTimeout(SETTLE_MS);
    const before = await address();
    const cost = await mainThreadCost(page, cdp, act);
    if (attempt === MOST_ATTEMPTS || (await address()) === before) return cost;
  }
}

/** What drawing a whole list from nothing costs, the middle one of some times. */
export async function costOfMount(page: Page, cdp: CDPSession, selector: string): Promise<number> {
  const tiles = page.locator(selector);
  const mounts: number[] = [];
  for (let time = 0; time < MOUNTS; time += 1) {
    const mount = await costOfAnswer(page, cdp, {
      prepare: async () => {
        await page.waitForTimeout(SETTLE_MS);
        await searchIn(page).fill(NOBODY);
        await tiles.first().waitFor({ state: 'detached' });
      },
      act: () => page.evaluate(CLEAR),
    });
    mounts.push(mount);
    await tiles.first().waitFor();
  }
  return median(mounts);
}

/** What one key of a search costs, and what follows once the typing rests. The whole list stands again when it is done. */
export async function costOfKeys(
  page: Page,
  cdp: CDPSession,
  text: string,
): Promise<Pick<SearchFigures, 'key' | 'rest'>> {
  const search = searchIn(page);
  const typed = await costOfAnswer(page, cdp, {
    prepare: async () => {
      await search.fill('');
      await search.focus();
    },
    act: () => page.keyboard.type(text, { delay: KEY_PAUSE_MS }),
  });
  const typedAt = await mainThreadMs(cdp);
  await page.waitForTimeout(SETTLE_MS);
  const rest = (await mainThreadMs(cdp)) - typedAt;
  await search.fill('');
  await page.waitForTimeout(SETTLE_MS);
  return { key: typed / text.length, rest };
}

/** Measures a page on which a whole list stands, with a search field and a button that clears the search. */
export async function measureSearch(
  page: Page,
  cdp: CDPSession,
  { tiles, text }: SearchedList,
): Promise<SearchFigures> {
  await page.locator(tiles).first().waitFor();
  return { mount: await costOfMount(page, cdp, tiles), ...(await costOfKeys(page, cdp, text)) };
}

const searchIn = (page: Page) => page.locator('input[type=search]');
