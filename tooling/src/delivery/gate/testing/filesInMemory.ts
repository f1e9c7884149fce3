import { integrityOf } from '../../../build/integrityFile';
import type { BuildFiles } from '../BuildFiles';

export function filesInMemory(files: Readonly<Record<string, string>>): BuildFiles {
  const hashes = Object.entries(files).map(([file, text]) => [file, integrityOf(text)]);
  const all = new Map(
    Object.entries({ ...files, 'integrity.json': JSON.stringify(Object.fromEntries(hashes)) }),
  );
  return {
    read: (file) => {
      const text = all.get(file);
      return Promise.resolve(text === undefined ? null : Buffer.from(text));
    },
    list: (folder = '') => Promise.resolve([...all.keys()].filter((file) => file.startsWith(folder))),
  };
}
