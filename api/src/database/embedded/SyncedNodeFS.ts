import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Prepared = Awaited<ReturnType<NodeFS['init']>>;

/**
 * The data folder on disk with a real `fsync`. The runtime's own file system has none, so that without this a commit
 * would be acknowledged before the disk has it. It leans on internals of the pinned version; the worker proves at every
 * start that a commit still reaches it.
 */
export class SyncedNodeFS extends NodeFS {
  #syncs = 0;

  /** How often the disk was asked to keep what it was given. */
  get syncs(): number {
    return this.#syncs;
  }

  override async init(database: PGlite, options: Prepared['emscriptenOpts']): Promise<Prepared> {
    const { emscriptenOpts } = await super.init(database, options);
    const completeFileSystem = (runtime: unknown): void => {
      const fileSystems = memberOf(memberOf(runtime, 'FS'), 'filesystems');
      const streamOperations = memberOf(memberOf(fileSystems, 'NODEFS'), 'stream_ops');
      Reflect.set(streamOperations, 'fsync', (stream: { readonly nfd: number }): number => {
        fsyncSync(stream.nfd);
        this.#syncs += 1;
        return 0;
      });
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), completeFileSystem] },
    };
  }
}

function memberOf(holder: unknown, name: string): object {
  const member: unknown =
    typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
  if (typeof member !== 'object' || member === null) {
    throw new Error(`The embedded database's runtime has no ${name}: its pinned version was changed.`);
  }
  return member;
}
