import { existsSync } from 'node:fs';
import path from 'node:path';
import { findBrowserTexts as texts } from './findBrowser.texts';
import { installOnDebian, type Machine, searchFolders, thisMachine } from './machine';
import { PlainError } from './plainError';

/** A browser that journeys run in, and how systems name it. */
export interface Browser {
  title: string;
  /** Environment variable that names its program. */
  variable: string;
  /** Names of its program, the likeliest first. */
  programs: readonly string[];
  /** Files outside of the search path, by platform. */
  defaultPaths: Readonly<Record<string, readonly string[]>>;
  packages: { debian: string; mac: string; elsewhere: string };
}

/** Where a browser may be, the likeliest first. */
export function browserPaths(
  { programs, defaultPaths }: Browser,
  { platform, searchPath }: Pick<Machine, 'platform' | 'searchPath'>,
): string[] {
  const onPath = searchFolders(searchPath).flatMap((folder) =>
    programs.map((name) => path.join(folder, name)),
  );
  return [...onPath, ...(defaultPaths[platform] ?? [])];
}

/** What a person types to get a browser on this machine. */
export function installAdvice(
  { packages }: Browser,
  { platform, isDebian }: Pick<Machine, 'platform' | 'isDebian'>,
): string {
  if (isDebian) return texts.installDebian(packages.debian);
  return platform === 'darwin' ? texts.installMac(packages.mac) : texts.installElsewhere(packages.elsewhere);
}

/**
 * Finds the program of a browser: its environment variable, then the usual names and places.
 * On Debian as root it installs the package. @throws PlainError that says what to install
 */
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
