import { accessSync, constants, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { lockDataFolder } from '@formline/api/embedded-lock';
import { PlainError } from '../process/plainError';
import { startTexts } from './start.texts';

/** @throws DataFolderInUseError or, for a folder that cannot be renamed, PlainError */
export async function setDataAside(folder: string, now: Date): Promise<string | null> {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return null;
  const unlock = await lockDataFolder(folder);
  try {
    const aside = unusedPath(`${folder}-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`);
    renameSync(folder, aside);
    return aside;
  } catch (cause) {
    throw new PlainError(startTexts.dataNotRenamed(folder), { cause });
  } finally {
    await unlock();
  }
}

/** Renaming onto an empty folder would succeed and hide it. */
function unusedPath(path: string): string {
  let candidate = path;
  for (let number = 2; existsSync(candidate); number += 1) candidate = `${path}-${number}`;
  return candidate;
}

export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new PlainError(startTexts.dataNotWritable(folder), { cause });
  }
}
