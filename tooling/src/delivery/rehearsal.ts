import { createHash } from 'node:crypto';
import type { Store } from './store/Store';

export interface RehearsedWrite {
  readonly key: string;
  readonly does: 'create' | 'replace' | 'remove';
}

export interface Rehearsal {
  readonly store: Store;
  readonly writes: readonly RehearsedWrite[];
}

const tagOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Writes are visible to its readers, and never reach the store beneath. */
export function rehearse(beneath: Store): Rehearsal {
  const layer = new Map<string, Buffer | null>();
  const writes: RehearsedWrite[] = [];
  const write = (key: string, content: Buffer | string | null, does: RehearsedWrite['does']) => {
    layer.set(key, content === null ? null : Buffer.from(content));
    writes.push({ key, does });
    return true;
  };

  const read = async (key: string) => {
    const content = layer.get(key);
    if (content === undefined) return beneath.read(key);
    return content && { content, tag: tagOf(content) };
  };

  const store: Store = {
    location: beneath.location,
    ...(beneath.holder !== undefined && { holder: beneath.holder }),
    read,
    create: async (key, content) => (await read(key)) === null && write(key, content, 'create'),
    async replace(key, content, tag) {
      const known = await read(key);
      if (tag !== null && known?.tag !== tag) return false;
      return write(key, content, known ? 'replace' : 'create');
    },
    async list(prefix) {
      const keys = new Set(await beneath.list(prefix));
      for (const [key, content] of layer) {
        if (content === null) keys.delete(key);
        else if (key.startsWith(prefix)) keys.add(key);
      }
      return [...keys].sort();
    },
    async remove(key) {
      if (await read(key)) write(key, null, 'remove');
    },
  };
  return { store, writes };
}
