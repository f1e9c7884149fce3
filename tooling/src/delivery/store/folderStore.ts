import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkedKey, type Store } from './Store';

/** A killed writer leaves such a file behind, which is never listed. */
const ARRIVING = /(?:^|\/)\.[^/]*\.arriving$/;

const tagOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** By its shape, because under Jest errors of Node are from another realm. */
const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Files are written under another name first: a link creates exclusively, a rename replaces. */
export function folderStore(dir: string): Store {
  const fileOf = (key: string) => path.join(dir, checkedKey(key));

  const writeBeside = async (file: string, content: Buffer | string): Promise<string> => {
    const arriving = path.join(path.dirname(file), `.${randomUUID()}.arriving`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(arriving, content);
    return arriving;
  };

  const read = async (key: string) => {
    try {
      const content = await readFile(fileOf(key));
      return { content, tag: tagOf(content) };
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
  };

  return {
    location: dir,
    read,

    async create(key, content) {
      const file = fileOf(key);
      const arriving = await writeBeside(file, content);
      try {
        await link(arriving, file);
        return true;
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false;
        throw error;
      } finally {
        await rm(arriving);
      }
    },

    async replace(key, content, tag) {
      if (tag !== null && (await read(key))?.tag !== tag) return false;
      const file = fileOf(key);
      await rename(await writeBeside(file, content), file);
      return true;
    },

    async list(prefix) {
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      return (await filesIn(path.join(dir, folder)))
        .map((file) => folder + file)
        .filter((key) => key.startsWith(prefix) && !ARRIVING.test(key))
        .sort();
    },

    async remove(key) {
      const file = fileOf(key);
      await rm(file, { force: true });
      await removeEmptyFolders(path.dirname(file), dir);
    },
  };
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((file) => file.replaceAll(path.sep, '/'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Buckets have no empty folders, so lists must not differ. */
async function removeEmptyFolders(folder: string, root: string): Promise<void> {
  if (!folder.startsWith(root + path.sep)) return;
  try {
    await rmdir(folder);
  } catch {
    return;
  }
  await removeEmptyFolders(path.dirname(folder), root);
}
