import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import type { TokenAnswer } from '@formline/shared/contracts/accounts/auth';
import type { Running } from '../../process/running';
import { findChrome } from '../../process/findBrowser';

const VIEWPORT = { width: 1280, height: 800 };
/** Longer than painting a frame, shorter than the delay of a search. */
const PAINTED_MS = 120;

export const launchBrowser = (running: Running): Promise<Browser> =>
  running.add(() =>
    chromium.launch({ executablePath: findChrome(), args: ['--no-sandbox', '--disable-gpu'] }),
  );

export class BenchPage {
  constructor(
    readonly page: Page,
    readonly cdp: CDPSession,
  ) {}

  /** Milliseconds of the main thread so far: steadier than wall time on a busy machine. */
  async mainThread(): Promise<number> {
    const { metrics } = await this.cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  }

  async spent(act: () => Promise<unknown>): Promise<number> {
    const before = await this.mainThread();
    await act();
    return (await this.mainThread()) - before;
  }

  /** With the paint that follows. Garbage is collected first, because it would run at random. */
  async cost(act: () => Promise<unknown>): Promise<number> {
    await this.cdp.send('HeapProfiler.collectGarbage');
    return this.spent(async () => {
      await act();
      await this.page.waitForTimeout(PAINTED_MS);
    });
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}

interface PageOptions extends BrowserContextOptions {
  /** Run in the page before its own scripts. */
  readonly scripts?: readonly string[];
}

export async function openPage(
  browser: Browser,
  { scripts = [], ...options }: PageOptions,
): Promise<BenchPage> {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  for (const script of scripts) await page.addInitScript(script);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Network.enable');
  return new BenchPage(page, cdp);
}

const FAKE_TOKENS = { access_token: 'bench', refresh_token: 'bench' };

/** The stored session of a trainer, so that a page opens at its URL. */
export function signedInAt(
  url: string,
  { access_token, refresh_token }: Pick<TokenAnswer, 'access_token' | 'refresh_token'> = FAKE_TOKENS,
) {
  const { origin, hostname } = new URL(url);
  const expires_in = Date.now() + 3_600_000;
  const token = { access_token, refresh_token, token_type: 'Bearer', expires_in, cc_manager: false };
  const value = JSON.stringify({ ...token, sign_in_id: 'bench' });
  const cookie = { name: 'formline_visitor', value: 'trainer', domain: hostname, path: '/', expires: -1 };
  return {
    cookies: [{ ...cookie, httpOnly: false, secure: false, sameSite: 'Lax' as const }],
    origins: [{ origin, localStorage: [{ name: 'formline.token', value }] }],
  };
}
