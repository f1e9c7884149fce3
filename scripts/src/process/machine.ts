import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

export const searchFolders = (searchPath: string): string[] =>
  searchPath.split(path.delimiter).filter((folder) => folder !== '');

export function installOnDebian(name: string): void {
  const options = { stdio: ['ignore', 'inherit', 'inherit'] } satisfies Parameters<typeof execFileSync>[2];
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
}
