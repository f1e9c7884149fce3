import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findChromeTexts } from './findChrome.texts';
import { PlainError } from './plainError';

/** Names under which Chromium and Chrome are installed. */
const PROGRAM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const USUAL_PLACES: Readonly<Record<string, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  linux: ['/snap/bin/chromium', '/opt/google/chrome/chrome', '/usr/lib/chromium/chromium'],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

export interface Machine {
  platform: string;
  searchPath: string;
  isDebian: boolean;
  isRoot: boolean;
}

/** Where a browser may be, the likeliest first. */
export function chromePlaces({ platform, searchPath }: Pick<Machine, 'platform' | 'searchPath'>): string[] {
  const folders = searchPath.split(path.delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => PROGRAM_NAMES.map((name) => path.join(folder, name)));
  return [...onPath, ...(USUAL_PLACES[platform] ?? [])];
}

/** What a person types to get a browser on this machine. */
export function installAdvice({ platform, isDebian }: Pick<Machine, 'platform' | 'isDebian'>): string {
  if (isDebian) return findChromeTexts.installDebian;
  return platform === 'darwin' ? findChromeTexts.installMac : findChromeTexts.installElsewhere;
}

function thisMachine(): Machine {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return {
    platform: process.platform,
    searchPath: process.env['PATH'] ?? '',
    isDebian: /^ID=debian$/m.test(release),
    isRoot: process.getuid?.() === 0,
  };
}

function installOnDebian(): void {
  const options = { stdio: ['ignore', 'inherit', 'inherit'] } satisfies Parameters<typeof execFileSync>[2];
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '-y', 'chromium'], options);
}

/**
 * Finds the browser for the journeys: `CHROME_PATH`, then the usual names and places.
 * On Debian as root it installs the package. @throws PlainError that says what to install
 */
export function findChrome(): string {
  const chosen = process.env['CHROME_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (existsSync(chosen)) return chosen;
    throw new PlainError(findChromeTexts.chosenIsMissing(chosen));
  }
  const machine = thisMachine();
  const find = () => chromePlaces(machine).find((place) => existsSync(place));
  const found = find();
  if (found !== undefined) return found;
  if (machine.isDebian && machine.isRoot) installOnDebian();
  const installed = find();
  if (installed === undefined) throw new PlainError(findChromeTexts.missing(installAdvice(machine)));
  return installed;
}
