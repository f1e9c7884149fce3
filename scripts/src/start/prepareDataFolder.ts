import { accessSync, constants, mkdirSync } from 'node:fs';
import { PlainError } from '../process/plainError';
import { startTexts } from './start.texts';

/** Makes the data folder when it is missing. @throws PlainError when it cannot be written */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new PlainError(startTexts.dataNotWritable(folder), { cause });
  }
}
