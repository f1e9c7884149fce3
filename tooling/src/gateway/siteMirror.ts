import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseRegistry, type Registry } from '@formline/shared/contracts/platform/registry';
import { buildsNamed } from '../delivery/buildsInUse';
import { PAGE_KEY } from '../delivery/hostPageFile';
import { buildKey } from '../delivery/publishedBuild';
import { CURRENT_KEY } from '../delivery/registryFile';
import { revisionKey } from '../delivery/revisionFile';
import { checkedKey, type Store } from '../delivery/store/Store';

export interface SiteMirror {
  readonly dir: string;
  /** Brings a file of a build that is not here yet, such as one of an earlier build in an open tab. */
  readonly bring: (key: string) => Promise<void>;
  readonly fault: () => string | null;
  readonly close: () => Promise<void>;
}

interface MirrorOptions {
  readonly store: Store;
  /** May be deleted at any time. */
  readonly dir: string;
  readonly everyMs?: number;
}

const EVERY_MS = 1_000;
const AT_ONCE = 8;

/** In this order: the registry last, so that it never names what is not here. */
const CHANGING_FILES = ['favicon.svg', 'config.json', PAGE_KEY, CURRENT_KEY];

const ENDINGS = ['', '.br'];
const isServed = (key: string) => !/\.gz$|\/types\//.test(key);

function understood(content: Buffer): Registry | null {
  try {
    return parseRegistry(JSON.parse(content.toString()));
  } catch {
    // Damaged: it is copied as it is, and the gateway serves the revision it has.
    return null;
  }
}

class Mirror {
  readonly #tags = new Map<string, string>();
  #unreachableSince: string | null = null;

  constructor(private readonly options: MirrorOptions) {}

  fileOf(key: string): string {
    return path.join(this.options.dir, checkedKey(key));
  }

  async write(key: string, content: Buffer): Promise<void> {
    const file = this.fileOf(key);
    const arriving = `${file}.${randomUUID()}.arriving`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(arriving, content);
    await rename(arriving, file);
  }

  async bring(key: string): Promise<void> {
    if (existsSync(this.fileOf(key))) return;
    const stored = await this.options.store.read(key);
    if (stored) await this.write(key, stored.content);
  }

  async #bringBuilds(registry: Registry): Promise<void> {
    const folders = buildsNamed({ ...registry, hosts: registry.hosts.slice(0, 1) });
    const lists = await Promise.all(
      folders.map(({ name, build }) => this.options.store.list(buildKey(name, build))),
    );
    const queue = lists.flat().filter((key) => isServed(key) && !existsSync(this.fileOf(key)));
    const work = async () => {
      for (let key = queue.shift(); key !== undefined; key = queue.shift()) await this.bring(key);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  async #copyChanged(): Promise<void> {
    const found = await Promise.all(CHANGING_FILES.map((key) => this.options.store.read(key)));
    for (const [index, key] of CHANGING_FILES.entries()) {
      const stored = found[index];
      if (!stored || this.#tags.get(key) === stored.tag) continue;
      const registry = key === CURRENT_KEY ? understood(stored.content) : null;
      if (registry) {
        await this.#bringBuilds(registry);
        await this.write(revisionKey(registry.revision), stored.content);
      }
      await this.write(key, stored.content);
      this.#tags.set(key, stored.tag);
    }
  }

  async follow(): Promise<void> {
    try {
      await this.#copyChanged();
      this.#unreachableSince = null;
    } catch (error) {
      this.#unreachableSince ??= new Date().toISOString();
      if (!existsSync(this.fileOf(CURRENT_KEY))) throw error;
    }
  }

  fault(): string | null {
    const since = this.#unreachableSince;
    return since === null ? null : `The store does not answer since ${since}: the copy here is served.`;
  }
}

/** Follows a store into a folder, which the gateway serves. @throws when the store never answered here */
export async function startSiteMirror(options: MirrorOptions): Promise<SiteMirror> {
  const mirror = new Mirror(options);
  await mirror.follow();
  const stopping = new AbortController();
  const pause = () =>
    wait(options.everyMs ?? EVERY_MS, undefined, { signal: stopping.signal }).catch(() => null);
  const following = (async () => {
    for (await pause(); !stopping.signal.aborted; await pause()) await mirror.follow().catch(() => null);
  })();
  const bring = async (key: string) => {
    await Promise.all(ENDINGS.map((ending) => mirror.bring(key + ending)));
  };
  return {
    dir: options.dir,
    bring,
    fault: () => mirror.fault(),
    close: async () => {
      stopping.abort();
      await following;
    },
  };
}
