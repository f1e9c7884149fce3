import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

export interface WorkFolders {
  use<T>(work: (folder: string) => Promise<T>): Promise<T>;
  sweep(now: Date): Promise<void>;
}

const TOUCH_MS = 60_000;
/** Folders in use are touched every minute, so older ones belong to killed processes. */
const ABANDONED_MS = 15 * 60_000;

export function workFolders(root: string): WorkFolders {
  return {
    async use(work) {
      const folder = join(root, randomUUID());
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const touching = setInterval(() => {
        const now = new Date();
        utimes(folder, now, now).catch(() => clearInterval(touching));
      }, TOUCH_MS);
      touching.unref();
      try {
        return await work(folder);
      } finally {
        clearInterval(touching);
        await rm(folder, { recursive: true, force: true });
      }
    },

    async sweep(now) {
      for (const name of await namesIn(root)) {
        const folder = join(root, name);
        const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: now.getTime() }));
        if (now.getTime() - mtimeMs > ABANDONED_MS) await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
