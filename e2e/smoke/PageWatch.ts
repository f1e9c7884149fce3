import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';
import { isGivenUp } from '../fixtures/browser/browserDifferences';

const LOUD = ['error', 'assert'];
const REFUSED = /content[- ]security[- ]policy|integrity['’]? attribute|subresource integrity/i;

interface LoadedScript {
  readonly url: string;
  readonly text: Promise<string>;
}

export class PageWatch {
  readonly errors: string[] = [];
  readonly refusals: string[] = [];
  readonly failures: string[] = [];
  readonly requested: string[] = [];
  readonly loaded: string[] = [];
  readonly #scripts: LoadedScript[] = [];

  constructor(page: Page) {
    page.on('console', (message) => this.#hearConsole(message));
    page.on('pageerror', (error) => this.#hearError(error));
    page.on('request', (request) => this.requested.push(request.url()));
    page.on('response', (response) => this.#hearResponse(response));
    page.on('requestfailed', (request) => this.#hearFailure(request));
  }

  async scriptsBelow(folder: string): Promise<{ url: string; text: string }[]> {
    const below = this.#scripts.filter(({ url }) => url.startsWith(folder));
    return Promise.all(below.map(async ({ url, text }) => ({ url, text: await text })));
  }

  #hearConsole(message: ConsoleMessage): void {
    if (!LOUD.includes(message.type())) return;
    const text = message.text();
    if (REFUSED.test(text)) this.refusals.push(text);
    else this.errors.push(withFrame(text, firstFrame(text) ?? consoleFrame(message)));
  }

  /** Firefox reports policy and hash violations here, with the policy as the error's name. */
  #hearError({ name, message, stack = '' }: Error): void {
    const text = `${name}: ${message}`;
    if (REFUSED.test(text)) this.refusals.push(text);
    else this.errors.push(withFrame(`uncaught ${message}`, firstFrame(stack)));
  }

  #hearResponse(response: Response): void {
    const url = response.url();
    if (response.status() >= 400) this.failures.push(`${response.status()} ${url}`);
    if (!response.ok()) return;
    this.loaded.push(url);
    // A script whose response is lost when the page is left did not run.
    if (/\.js(?:\?|$)/.test(url)) this.#scripts.push({ url, text: response.text().catch(() => '') });
  }

  #hearFailure(request: Request): void {
    const why = request.failure()?.errorText ?? '';
    if (!isGivenUp(why)) this.failures.push(`${why} ${request.url()}`);
  }
}

/** The first line says what happened, the first frame where. */
function withFrame(text: string, frame: string | null): string {
  const [line = ''] = text.split('\n');
  return frame === null || line.includes(frame) ? line : `${line} (${frame})`;
}

/** `/remotes/mf-a/1.0.0-ab/Page.js:1:234`, without the origin. */
export function firstFrame(stack: string): string | null {
  const [, url, line, column] = /(https?:\/\/[^\s)]+?):(\d+):(\d+)/.exec(stack) ?? [];
  return url === undefined ? null : `${new URL(url).pathname}:${line}:${column}`;
}

function consoleFrame(message: ConsoleMessage): string | null {
  const { url, lineNumber, columnNumber } = message.location();
  return /^https?:/.test(url) ? `${new URL(url).pathname}:${lineNumber + 1}:${columnNumber + 1}` : null;
}
