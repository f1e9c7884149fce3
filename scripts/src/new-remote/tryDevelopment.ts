import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { launchBrowser, openPage, signedInAt } from '../bench/harness/benchPage';
import { signInDemo } from '../bench/harness/calls';
import { freePort } from '../process/assertPortFree';
import type { Running } from '../process/running';
import { PlainError } from '../process/plainError';
import { startServer } from '../process/startServer';
import { newRemoteTexts as texts } from './newRemote.texts';

interface Edit {
  readonly what: string;
  readonly file?: string;
  readonly change: (source: string) => string;
  readonly shown: (page: Page) => Locator;
}

const inOverlay = (page: Page, text: string | RegExp) =>
  page.frameLocator('#webpack-dev-server-client-overlay').getByText(text).first();

const edits: readonly Edit[] = [
  {
    what: 'a text',
    change: (source) => source.replace('Nutrition', 'Meals'),
    shown: (page) => page.getByRole('heading', { level: 1, name: 'Meals' }),
  },
  {
    what: 'an error of syntax',
    change: (source) => source.replace("'", ''),
    shown: (page) => inOverlay(page, 'overview.texts.ts'),
  },
  {
    what: 'an error of types',
    change: (source) => `${source}export const wrong: number = 'text';\n`,
    shown: (page) => inOverlay(page, 'TS2322'),
  },
];

const renderError: Edit = {
  what: 'an error of rendering',
  file: 'Overview.tsx',
  change: (source) => source.replace(/^(export function Overview.*)$/m, "$1\n  throw new Error('broken');"),
  shown: (page) => inOverlay(page, /Overview\.tsx:\d+/),
};

interface Development {
  readonly running: Running;
  /** Root of the repository. */
  readonly repository: string;
  /** Folder of the tools in it. */
  readonly tools: string;
  readonly remote: string;
  /** Of the dashboard. */
  readonly url: string;
}

async function startRemote({ running, repository, tools, remote, url }: Development) {
  const program = path.join(repository, tools, 'bin/mf.mjs');
  const words = [program, 'dev', remote, '--host', url, '--port', String(await freePort())];
  const server = await running.add(() => startServer(words, { cwd: repository, ready: /Open (http\S+) / }));
  const browser = await launchBrowser(running);
  const { page } = await openPage(browser, { storageState: signedInAt(server.url, await signInDemo(url)) });
  return { page, address: server.url };
}

async function secondsUntil(shown: Locator, edit: () => void): Promise<number> {
  const began = performance.now();
  edit();
  await shown.waitFor();
  return Math.round(performance.now() - began) / 1000;
}

/** Edits a source while the development server runs. Resolves with the seconds until a page showed each edit. */
export async function tryDevelopment(development: Development): Promise<Readonly<Record<string, number>>> {
  const { page, address } = await startRemote(development);
  // An edit before the page listens is shown by the next one only.
  const listening = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(`${address}/nutrition`);
  await listening;
  await page.getByRole('heading', { level: 1, name: 'Nutrition' }).waitFor();
  await page.evaluate('globalThis.isFirstPage = true');
  const { repository, remote } = development;
  const seconds: Record<string, number> = {};
  const show = async ({ what, file = 'overview.texts.ts', change, shown }: Edit) => {
    const edited = path.join(repository, remote, 'src/features/overview', file);
    const source = readFileSync(edited, 'utf8');
    seconds[what] = await secondsUntil(shown(page), () => writeFileSync(edited, change(source)));
    writeFileSync(edited, source);
  };
  for (const edit of edits) await show(edit);
  if (!(await page.evaluate<boolean>('globalThis.isFirstPage === true')))
    throw new PlainError(texts.lostState);
  await show(renderError);
  return seconds;
}

/** Seconds until an edit of `mf-groups` showed behind a half typed dialog, which stayed. */
export async function tryKeptState(development: Development): Promise<number> {
  const { page, address } = await startRemote(development);
  await page.goto(`${address}/groups/my-groups`);
  await page.getByRole('button', { name: 'Create group' }).click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Group name' });
  await name.fill('Half typed');
  const { repository, remote } = development;
  const file = path.join(repository, remote, 'src/features/group-list/groupList.texts.ts');
  const edited = readFileSync(file, 'utf8').replace('My Groups', 'Our Groups');
  const seconds = await secondsUntil(page.getByText('Our Groups', { exact: true }).first(), () =>
    writeFileSync(file, edited),
  );
  if ((await name.inputValue()) !== 'Half typed') throw new PlainError(texts.lostState);
  return seconds;
}
