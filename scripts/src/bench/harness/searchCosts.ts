import type { CDPSession, Page } from '@playwright/test';
import { median } from './figures';
import { mainThreadCost, mainThreadMs } from './mainThread';

/** A single render is too short to measure. */
const MOUNTS = 5;
const NO_MATCH = 'zzzz';
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

const searchIn = (page: Page) => page.locator('input[type=search]');

interface Watched {
  readonly prepare: () => Promise<unknown>;
  readonly act: () => Promise<unknown>;
}

/** Repeated when the product writes the search to the URL within the measurement, which is a figure of its own. */
async function costOfAnswer(page: Page, cdp: CDPSession, { prepare, act }: Watched): Promise<number> {
  const url = () => page.evaluate<string>('location.href');
  for (let attempt = 1; ; attempt += 1) {
    await prepare();
    await page.waitForTimeout(SETTLE_MS);
    const before = await url();
    const cost = await mainThreadCost(page, cdp, act);
    if (attempt === MOST_ATTEMPTS || (await url()) === before) return cost;
  }
}

export async function costOfMount(page: Page, cdp: CDPSession, selector: string): Promise<number> {
  const items = page.locator(selector);
  const prepare = async () => {
    await page.waitForTimeout(SETTLE_MS);
    await searchIn(page).fill(NO_MATCH);
    await items.first().waitFor({ state: 'detached' });
  };
  const mounts: number[] = [];
  for (let time = 0; time < MOUNTS; time += 1) {
    mounts.push(await costOfAnswer(page, cdp, { prepare, act: () => page.evaluate(CLEAR) }));
    await items.first().waitFor();
  }
  return median(mounts);
}

export async function costOfKeys(page: Page, cdp: CDPSession, text: string) {
  const search = searchIn(page);
  const prepare = async () => {
    await search.fill('');
    await search.focus();
  };
  const act = () => page.keyboard.type(text, { delay: KEY_PAUSE_MS });
  const typed = await costOfAnswer(page, cdp, { prepare, act });
  const typedAt = await mainThreadMs(cdp);
  await page.waitForTimeout(SETTLE_MS);
  const rest = (await mainThreadMs(cdp)) - typedAt;
  await search.fill('');
  await page.waitForTimeout(SETTLE_MS);
  return { key: typed / text.length, rest };
}
