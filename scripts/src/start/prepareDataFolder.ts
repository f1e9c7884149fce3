import { accessSync, constants, mkdirSync } from 'node:fs';
import { PlainError } from '../process/plainError';
import { startTexts } from './start.texts';

export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new PlainError(startTexts.dataNotWritable(folder), { cause });
  }
}
