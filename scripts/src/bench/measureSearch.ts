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
const MOUNTS = 7;
const NOBODY = 'zzzz';
const KEY_PAUSE_MS = 60;
/** Longer than the typing has to rest before the product writes the search into the address. */
const SETTLE_MS = 600;

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

/** Measures a page on which a whole list stands, with a search field and a button that clears the search. */
export async function measureSearch(
  page: Page,
  cdp: CDPSession,
  { tiles: selector, text }: SearchedList,
): Promise<SearchFigures> {
  const search = page.locator('input[type=search]');
  const tiles = page.locator(selector);
  await tiles.first().waitFor();
  await page.waitForTimeout(SETTLE_MS);

  const mounts: number[] = [];
  for (let round = 0; round < MOUNTS; round += 1) {
    await search.fill(NOBODY);
    await tiles.first().waitFor({ state: 'detached' });
    await page.waitForTimeout(SETTLE_MS);
    mounts.push(await mainThreadCost(page, cdp, () => page.evaluate(CLEAR)));
    await tiles.first().waitFor();
    await page.waitForTimeout(SETTLE_MS);
  }

  await search.focus();
  const typed = await mainThreadCost(page, cdp, () => page.keyboard.type(text, { delay: KEY_PAUSE_MS }));
  const typedAt = await mainThreadMs(cdp);
  await page.waitForTimeout(SETTLE_MS);
  const rest = (await mainThreadMs(cdp)) - typedAt;
  await search.fill('');
  await page.waitForTimeout(SETTLE_MS);
  return { mount: median(mounts), key: typed / text.length, rest };
}
