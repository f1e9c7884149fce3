import type { Page, Route } from '@playwright/test';
import { countClaimed, LIBRARY_MARKS, readSharedModules } from '../fixtures/site/singletons';
import { type HostLook, readHostLook } from './hostLook';
import { hostLookChanges } from './hostLookChanges';
import type { PageObservation } from './checkPage';
import type { PageWatch } from './PageWatch';
import { smokeTexts as texts } from './smoke.texts';

const SHOWN_WITHIN_MS = 20_000;
const QUIET_WITHIN_MS = 5_000;
const MAIN_TEXT_LENGTH = 120;
const LIVE_MAIN = 'main:not([inert] *)';

export interface PageToObserve {
  readonly address: string;
  readonly shows: string;
  readonly isWithoutNavigation: boolean;
  readonly folders: ReadonlyMap<string, string>;
  readonly below: string;
}

const isThere = (page: Page, selector: string, timeout: number) =>
  page
    .locator(selector)
    .first()
    .waitFor({ timeout })
    .then(
      () => true,
      () => false,
    );

async function holdBack(page: Page, below: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const hold = async (route: Route) => {
    await released;
    await route.continue();
  };
  await page.route((url) => url.href.startsWith(below), hold);
  return letGo;
}

function buildOf(url: string, { folders, below }: PageToObserve): string {
  const known = [...folders].find(([, folder]) => url.startsWith(folder));
  return known?.[0] ?? url.slice(below.length).replace(/\/.*/, '');
}

/** Of several builds, those with only preloaded files were not used. */
async function buildsIn(page: Page, loaded: readonly string[], wanted: PageToObserve): Promise<string[]> {
  const ahead = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href }) => href),
  );
  const files = loaded.filter((url) => url.startsWith(wanted.below));
  const builds = [...new Set(files.map((url) => buildOf(url, wanted)))];
  const used = files.filter((url) => !ahead.includes(url)).map((url) => buildOf(url, wanted));
  return builds.length > 1 ? builds.filter((build) => used.includes(build)) : builds;
}

async function copiesIn(page: Page, scripts: readonly { url: string; text: string }[]): Promise<string[]> {
  const claimed = Object.entries((await countClaimed(page)) ?? {}).filter(([, count]) => count !== 1);
  const shared = (await readSharedModules(page)).filter(({ versions, copies }) => versions > 1 || copies > 1);
  const brought = Object.entries(LIBRARY_MARKS).flatMap(([library, mark]) =>
    scripts
      .filter(({ text }) => text.includes(mark))
      .map(({ url }) => `${library} in ${new URL(url).pathname}`),
  );
  return [...claimed.map(([name]) => name), ...shared.map(({ key }) => key), ...brought];
}

async function changesOf(page: Page, before: HostLook | null): Promise<string[]> {
  if (!before) return [texts.hostMissing];
  return hostLookChanges(before, await readHostLook(page));
}

export async function observePage(
  page: Page,
  watch: PageWatch,
  wanted: PageToObserve,
): Promise<PageObservation> {
  const letGo = await holdBack(page, wanted.below);
  await page.goto(wanted.address, { waitUntil: 'domcontentloaded' });
  const isHostThere = await isThere(
    page,
    wanted.isWithoutNavigation ? '#root' : 'header nav a',
    SHOWN_WITHIN_MS,
  );
  const before = isHostThere ? await readHostLook(page) : null;
  letGo();
  const main = page.locator(LIVE_MAIN).first();
  const isShown = await main
    .getByText(wanted.shows)
    .first()
    .waitFor({ timeout: SHOWN_WITHIN_MS })
    .then(
      () => true,
      () => false,
    );
  // Background loading had its time.
  await page.waitForLoadState('networkidle', { timeout: QUIET_WITHIN_MS }).catch(() => undefined);
  const mainText = isShown ? '' : await main.innerText({ timeout: 1_000 }).catch(() => texts.noMain);
  return {
    isShown,
    mainText: mainText.replaceAll(/\s+/g, ' ').slice(0, MAIN_TEXT_LENGTH),
    builds: await buildsIn(page, watch.loaded, wanted),
    isEntryLoaded: watch.loaded.some(
      (url) => url.startsWith(wanted.below) && /\/remoteEntry\.js(?:\?|$)/.test(url),
    ),
    errors: watch.errors,
    refusals: watch.refusals,
    failures: watch.failures,
    requested: watch.requested,
    copies: await copiesIn(page, await watch.scriptsBelow(wanted.below)),
    hostChanges: await changesOf(page, before),
  };
}
