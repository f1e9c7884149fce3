import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaStore } from './MediaStore';

const KEY = /^[\w-]+\/[\w-]+(?:\.[a-z0-9]+)?$/;
const FOLDER = /^[\w-]+$/;

/** Files are flushed and then renamed, so that a killed process leaves no partial file. */
export function folderStore(root: string): MediaStore {
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error('This is no name of a media file.');
    return join(root, key);
  };
  return {
    async put({ key, path }) {
      const target = pathOf(key);
      const folder = dirname(target);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await flush(path);
      await moveFile(path, target);
      await flush(folder);
      await flush(root);
    },

    async byteSize(key) {
      try {
        const found = await stat(pathOf(key));
        return found.isFile() ? found.size : null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    read: async (key, range) => createReadStream(pathOf(key), range),

    copyTo: async (key, path) => copyFile(pathOf(key), path, constants.COPYFILE_FICLONE),

    async removeFolder(folder) {
      if (!FOLDER.test(folder)) throw new Error('This is no name of a media folder.');
      await rm(join(root, folder), { recursive: true, force: true });
    },
  };
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The working folder may be on another disk: then the file is copied next to its target first. */
async function moveFile(path: string, target: string): Promise<void> {
  try {
    await rename(path, target);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    const draft = `${target}-draft`;
    await copyFile(path, draft);
    await flush(draft);
    await rename(draft, target);
    await rm(path, { force: true });
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR');
