import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What decides where programs are found and how they are installed. */
export interface Machine {
  platform: string;
  searchPath: string;
  isDebian: boolean;
  isRoot: boolean;
}

export function thisMachine(): Machine {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return {
    platform: process.platform,
    searchPath: process.env['PATH'] ?? '',
    isDebian: /^ID=debian$/m.test(release),
    isRoot: process.getuid?.() === 0,
  };
}

/** Folders programs are looked for in, in their order. */
export const searchFolders = (searchPath: string): string[] =>
  searchPath.split(path.delimiter).filter((folder) => folder !== '');

/** Installs a package of the distribution; only root on Debian can. */
export function installOnDebian(name: string): void {
  const options = { stdio: ['ignore', 'inherit', 'inherit'] } satisfies Parameters<typeof execFileSync>[2];
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
}
