import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installOnDebian, type Machine, searchFolders, thisMachine } from '../process/machine';
import { PlainError } from '../process/plainError';
import { findPostgresTexts } from './findPostgres.texts';

const VERSION_FOLDERS = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];
const OLDEST_VERSION = 15;

/** A folder with all of these is a complete installation. */
const PROGRAMS = ['initdb', 'postgres', 'pg_dump', 'psql'];

export function postgresPaths(versioned: readonly string[], searchPath: string): string[] {
  const versionOf = (folder: string) => Number(/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);
  const newestFirst = versioned
    .filter((folder) => versionOf(folder) >= OLDEST_VERSION)
    .toSorted((one, other) => versionOf(other) - versionOf(one));
  return [...newestFirst, ...searchFolders(searchPath)];
}

function versionedFolders(): string[] {
  return VERSION_FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^(?:postgresql@)?\d+$/.test(name))
      .map((name) => path.join(folder, name, 'bin')),
  );
}

function adviceFor({ platform, isDebian }: Machine): string {
  if (isDebian) return findPostgresTexts.installDebian;
  return platform === 'darwin' ? findPostgresTexts.installMac : findPostgresTexts.installElsewhere;
}

/** On Debian as root it installs the package. @throws PlainError that says what to install */
export function findPostgres(): string {
  const machine = thisMachine();
  const find = () =>
    postgresPaths(versionedFolders(), machine.searchPath).find((folder) =>
      PROGRAMS.every((program) => existsSync(path.join(folder, program))),
    );
  const found = find();
  if (found !== undefined) return found;
  if (machine.isDebian && machine.isRoot) installOnDebian('postgresql');
  const installed = find();
  if (installed === undefined) throw new PlainError(findPostgresTexts.missing(adviceFor(machine)));
  return installed;
}
