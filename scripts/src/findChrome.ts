import { existsSync } from 'node:fs';
import path from 'node:path';
import { findChromeTexts } from './findChrome.texts';
import { installOnDebian, type Machine, searchFolders, thisMachine } from './machine';
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

/** Where a browser may be, the likeliest first. */
export function chromePlaces({ platform, searchPath }: Pick<Machine, 'platform' | 'searchPath'>): string[] {
  const onPath = searchFolders(searchPath).flatMap((folder) =>
    PROGRAM_NAMES.map((name) => path.join(folder, name)),
  );
  return [...onPath, ...(USUAL_PLACES[platform] ?? [])];
}

/** What a person types to get a browser on this machine. */
export function installAdvice({ platform, isDebian }: Pick<Machine, 'platform' | 'isDebian'>): string {
  if (isDebian) return findChromeTexts.installDebian;
  return platform === 'darwin' ? findChromeTexts.installMac : findChromeTexts.installElsewhere;
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
  if (machine.isDebian && machine.isRoot) installOnDebian('chromium');
  const installed = find();
  if (installed === undefined) throw new PlainError(findChromeTexts.missing(installAdvice(machine)));
  return installed;
}
