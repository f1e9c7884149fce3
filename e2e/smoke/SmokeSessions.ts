import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { signInPage } from '../pages/mf-auth/signInPage';
import { type SmokeAccess, SmokeRefusal } from './SmokeReport';
import { smokeTexts as texts } from './smoke.texts';

export interface SmokeAccount {
  readonly user: string;
  readonly password: string;
}

export type SmokeAccounts = Readonly<Record<Exclude<SmokeAccess, 'visitor'>, SmokeAccount | null>>;

const BROWSER_OPTIONS: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  locale: 'en-US',
  reducedMotion: 'reduce',
};

/** The compiler adds this call to functions, and pages do not have it. */
const COMPILER_NAMES = 'globalThis.__name ??= (value) => value;';
/** With `saveData` the other remotes are not prefetched. */
const SAVE_DATA =
  "if (globalThis.NetworkInformation) Object.defineProperty(NetworkInformation.prototype, 'saveData', { get: () => true });";

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export class SmokeSessions {
  readonly #signedIn = new Map<SmokeAccess, StorageState>();

  constructor(
    private readonly browser: Browser,
    private readonly url: string,
    private readonly accounts: SmokeAccounts,
  ) {}

  /** @throws SmokeRefusal when there is no account for it, or it cannot sign in */
  async open(access: SmokeAccess): Promise<BrowserContext> {
    const storageState = access === 'visitor' ? null : await this.#storageOf(access);
    const context = await this.browser.newContext({
      ...BROWSER_OPTIONS,
      baseURL: this.url,
      ...(storageState && { storageState }),
    });
    await context.addInitScript(COMPILER_NAMES + SAVE_DATA);
    return context;
  }

  async #storageOf(access: Exclude<SmokeAccess, 'visitor'>): Promise<StorageState> {
    const known = this.#signedIn.get(access);
    if (known) return known;
    const account = this.accounts[access];
    if (!account) throw new SmokeRefusal(texts.noAccount(access));
    const state = await this.#signIn(account);
    this.#signedIn.set(access, state);
    return state;
  }

  async #signIn({ user, password }: SmokeAccount): Promise<StorageState> {
    const context = await this.browser.newContext({ ...BROWSER_OPTIONS, baseURL: this.url });
    try {
      const page = await context.newPage();
      const form = signInPage(page);
      await form.open();
      await form.signIn(user, password);
      const refused = page.getByRole('alert').first();
      await page.locator('header nav').first().or(refused).first().waitFor();
      if (await refused.isVisible()) throw new Error(await refused.innerText());
      return await context.storageState();
    } catch (error) {
      const [why] = String(error instanceof Error ? error.message : error).split('\n');
      throw new SmokeRefusal(texts.notSignedIn(user, this.url, why ?? ''));
    } finally {
      await context.close();
    }
  }
}
