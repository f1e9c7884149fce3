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
  readonly change: (source: string) => string;
  readonly shown: (page: Page) => Locator;
}

const inOverlay = (page: Page, text: string) =>
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

interface Development {
  readonly running: Running;
  /** Root of the repository. */
  readonly repository: string;
  readonly remote: string;
  /** Of the dashboard. */
  readonly url: string;
}

/** Edits a source while the development server runs. Resolves with the seconds until a page showed each edit. */
export async function tryDevelopment({ running, repository, remote, url }: Development) {
  const program = path.join(repository, 'node_modules/@formline/tooling/bin/mf.mjs');
  const words = [program, 'dev', remote, '--host', url, '--port', String(await freePort())];
  const server = await running.add(() => startServer(words, { cwd: repository, ready: /Open (http\S+) / }));
  const browser = await launchBrowser(running);
  const { page } = await openPage(browser, { storageState: signedInAt(server.url, await signInDemo(url)) });
  // An edit before the page listens is shown by the next one only.
  const listening = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(`${server.url}/nutrition`);
  await listening;
  await page.getByRole('heading', { level: 1, name: 'Nutrition' }).waitFor();
  const file = path.join(repository, remote, 'src/features/overview/overview.texts.ts');
  const source = readFileSync(file, 'utf8');
  const seconds: Record<string, number> = {};
  for (const { what, change, shown } of edits) {
    const began = performance.now();
    writeFileSync(file, change(source));
    await shown(page).waitFor();
    seconds[what] = Math.round(performance.now() - began) / 1000;
  }
  writeFileSync(file, source);
  return seconds;
}

/** Seconds until an edit of a remote showed behind a half typed dialog, which stayed. `repository` is a workspace. */
export async function tryKeptState({ running, repository, remote, url }: Development): Promise<number> {
  const program = path.join(repository, 'scripts/src/dev.ts');
  const words = ['--import', 'tsx', program, remote, '--host', url, '--keep-state'];
  const env = { PORT: String(await freePort()) };
  const server = await running.add(() =>
    startServer(words, { cwd: repository, env, ready: /Open (http\S+) / }),
  );
  const browser = await launchBrowser(running);
  const { page } = await openPage(browser, { storageState: signedInAt(server.url, await signInDemo(url)) });
  await page.goto(`${server.url}/groups/my-groups`);
  await page.getByRole('button', { name: 'Create group' }).click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Group name' });
  await name.fill('Half typed');
  const file = path.join(repository, remote, 'src/features/group-list/groupList.texts.ts');
  const began = performance.now();
  writeFileSync(file, readFileSync(file, 'utf8').replace('My Groups', 'Our Groups'));
  await page.getByText('Our Groups', { exact: true }).first().waitFor();
  const seconds = Math.round(performance.now() - began) / 1000;
  if ((await name.inputValue()) !== 'Half typed') throw new PlainError(texts.lostState);
  return seconds;
}
