import { existsSync } from 'node:fs';
import path from 'node:path';
import { installOnDebian, searchFolders, thisMachine } from './machine';
import { PlainError } from './plainError';

const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** On Debian as root it installs the package of the same name. @throws PlainError that says what to install */
export function findProgram(name: string): string {
  const machine = thisMachine();
  const find = () =>
    [...searchFolders(machine.searchPath), ...SYSTEM_FOLDERS]
      .map((folder) => path.join(folder, name))
      .find((file) => existsSync(file));
  const found = find();
  if (found !== undefined) return found;
  if (machine.isDebian && machine.isRoot) installOnDebian(name);
  const installed = find();
  if (installed === undefined) {
    throw new PlainError(`This needs ${name}: install it with your system's package manager.`);
  }
  return installed;
}
