import { existsSync } from 'node:fs';
import path from 'node:path';
import { installOnDebian, type Machine, searchFolders, thisMachine } from './machine';
import { PlainError } from './plainError';

export interface Browser {
  title: string;
  variable: string;
  programs: readonly string[];
  defaultPaths: Readonly<Record<string, readonly string[]>>;
  packages: { debian: string; mac: string; elsewhere: string };
}

export function browserPaths(
  { programs, defaultPaths }: Browser,
  { platform, searchPath }: Pick<Machine, 'platform' | 'searchPath'>,
): string[] {
  const onPath = searchFolders(searchPath).flatMap((folder) =>
    programs.map((name) => path.join(folder, name)),
  );
  return [...onPath, ...(defaultPaths[platform] ?? [])];
}

export function installAdvice(
  { packages }: Browser,
  { platform, isDebian }: Pick<Machine, 'platform' | 'isDebian'>,
): string {
  if (isDebian) return texts.installDebian(packages.debian);
  return platform === 'darwin' ? texts.installMac(packages.mac) : texts.installElsewhere(packages.elsewhere);
}

/** On Debian as root it installs the package. @throws PlainError that says what to install */
export function findBrowser(browser: Browser): string {
  const { title, variable, packages } = browser;
  const chosen = process.env[variable];
  if (chosen !== undefined && chosen !== '') {
    if (existsSync(chosen)) return chosen;
    throw new PlainError(texts.chosenIsMissing(variable, chosen));
  }
  const machine = thisMachine();
  const find = () => browserPaths(browser, machine).find((file) => existsSync(file));
  const found = find();
  if (found !== undefined) return found;
  if (machine.isDebian && machine.isRoot) installOnDebian(packages.debian);
  const installed = find();
  if (installed === undefined)
    throw new PlainError(texts.missing(title, variable, installAdvice(browser, machine)));
  return installed;
}

export const chrome: Browser = {
  title: 'Chromium or Chrome',
  variable: 'CHROME_PATH',
  programs: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'],
  defaultPaths: {
    darwin: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    linux: ['/snap/bin/chromium', '/opt/google/chrome/chrome', '/usr/lib/chromium/chromium'],
    win32: [
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    ],
  },
  packages: { debian: 'chromium', mac: 'google-chrome', elsewhere: 'chromium' },
};

/** Chrome without windows takes two thirds of the processor time. */
export const headlessChrome: Browser = {
  ...chrome,
  programs: ['chromium-headless-shell', ...chrome.programs],
  packages: { ...chrome.packages, debian: 'chromium-headless-shell' },
};

export const findChrome = (): string => findBrowser(chrome);

export const findHeadlessChrome = (): string => findBrowser(headlessChrome);

export const firefox: Browser = {
  title: 'Firefox',
  variable: 'FIREFOX_PATH',
  programs: ['firefox-esr', 'firefox'],
  defaultPaths: {
    darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    linux: ['/usr/lib/firefox-esr/firefox-esr', '/usr/lib/firefox/firefox', '/opt/firefox/firefox'],
    win32: [
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      'C:\\Program Files (x86)\\Mozilla Firefox\\firefox.exe',
    ],
  },
  packages: { debian: 'firefox-esr', mac: 'firefox', elsewhere: 'firefox' },
};

export const findFirefox = (): string => findBrowser(firefox);

const texts = {
  chosenIsMissing: (variable: string, file: string) =>
    `${variable} names ${file}, but there is no such file.`,
  missing: (title: string, variable: string, advice: string) =>
    `The browser journeys need ${title}, and none was found. ${advice} Or set ${variable} to one.`,
  installDebian: (name: string) => `Install it with: sudo apt-get update && sudo apt-get install -y ${name}`,
  installMac: (name: string) => `Install it with: brew install --cask ${name}`,
  installElsewhere: (name: string) => `Install the package ${name} with your system's package manager.`,
};
