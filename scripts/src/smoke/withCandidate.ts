import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@formline/shared/contracts/platform/registry';
import { buildsNamed } from '@formline/tooling/delivery/buildsInUse';
import { promoteBuild, requirePublished } from '@formline/tooling/delivery/promoteBuild';
import { buildKey } from '@formline/tooling/delivery/publishedBuild';
import { changeRegistry, readNewest } from '@formline/tooling/delivery/registryFile';
import { rehearse } from '@formline/tooling/delivery/rehearsal';
import type { Store } from '@formline/tooling/delivery/store/Store';
import { startGateway } from '@formline/tooling/gateway';

export interface Candidate {
  readonly store: Store;
  readonly name: string;
  readonly build: string;
}

const trial = { by: 'smoke', action: 'smoke test of a candidate', overridden: null };

const isForTools = (key: string) => /\.gz$|\/types\//.test(key);

async function storeWithCandidate({ store, name, build }: Candidate): Promise<Store> {
  const { store: rehearsed } = rehearse(store);
  await promoteBuild(rehearsed, await requirePublished(rehearsed, name, build), trial);
  await changeRegistry(rehearsed, trial, (registry) => ({
    hosts: registry?.hosts ?? [],
    remotes: (registry?.remotes ?? []).map((live) =>
      live.name === name ? { ...live, canary: null, disabled: null } : live,
    ),
  }));
  return rehearsed;
}

/** Includes builds on trial, because any account may be in a trial. */
const foldersInUse = (registry: Registry) =>
  buildsNamed({ ...registry, hosts: registry.hosts.slice(0, 1) }).map(({ name, build }) =>
    buildKey(name, build),
  );

async function copyOut(store: Store, dir: string): Promise<void> {
  const registry = await readNewest(store);
  const inFolders = await Promise.all((registry ? foldersInUse(registry) : []).map((at) => store.list(at)));
  const outside = (await store.list('')).filter(
    (key) => !/^(?:host|remotes|registry\/revisions)\//.test(key),
  );
  for (const key of [...outside, ...inFolders.flat()].filter((name) => !isForTools(name))) {
    const file = path.join(dir, key);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, (await store.read(key))?.content ?? '');
  }
}

/** Serves the site with a candidate in it on this machine only, over the deployed API. */
export async function withCandidate<T>(
  candidate: Candidate,
  apiUrl: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const dir = mkdtempSync(path.join(tmpdir(), 'formline-candidate-'));
  try {
    await copyOut(await storeWithCandidate(candidate), dir);
    const gateway = await startGateway({ siteDir: dir, apiUrl, host: '127.0.0.1', port: 0 });
    try {
      return await work(gateway.url);
    } finally {
      await gateway.close();
    }
  } finally {
    rmSync(dir, { recursive: true });
  }
}
