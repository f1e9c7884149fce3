import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Prepared = Awaited<ReturnType<NodeFS['init']>>;

/** PGlite has no `fsync`, so commits could be lost. Relies on internals; the worker checks it at every start. */
export class SyncedNodeFS extends NodeFS {
  #syncs = 0;

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
