/**
 * `pnpm bench:promotes [--writers 50]`: so many processes promote a build each as `pnpm mf promote` does, with the gate,
 * all at once, on a folder and on a store with conditional puts. Every revision is compared with the one before.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { promoteBuild, requirePublished } from '@formline/tooling/delivery/promoteBuild';
import { publishBuild } from '@formline/tooling/delivery/publishBuild';
import { CURRENT_KEY, readRevision, revisionNumbers } from '@formline/tooling/delivery/registryFile';
import { revisionKey } from '@formline/tooling/delivery/revisionFile';
import { writeSmallBuild } from '@formline/tooling/delivery/smallBuild';
import { openStore } from '@formline/tooling/delivery/store/openStore';
import { startS3StandIn } from '@formline/tooling/delivery/store/s3StandIn';
import type { Store } from '@formline/tooling/delivery/store/Store';
import { say } from '../progress';
import { lostUpdates } from './promotes/lostUpdates';
import { type Promotion, promoteTogether } from './promotes/writers';

/** Fewer remotes than writers, so that some promote the same one. */
const REMOTES = 10;

const { values } = parseArgs({ options: { writers: { type: 'string', default: '50' } } });
const writers = Number(values.writers);
const promotions: readonly Promotion[] = Array.from({ length: writers }, (_, index) => ({
  name: `mf-trial${index % REMOTES}`,
  build: `1.0.0-b${index}`,
}));

/** The host that is live before they begin: the first revision. */
const host = { name: 'host', build: '1.0.0-h1' };

/** Publishes all builds, and lets the host go live: without one the gate has nothing to compare with. */
async function publishAll(store: Store, dir: string): Promise<void> {
  for (const wanted of [host, ...promotions]) {
    const built = path.join(dir, wanted.name, wanted.build);
    writeSmallBuild(built, wanted);
    await publishBuild(store, built, 'bench');
  }
  const change = { by: 'bench', action: 'promote host', overridden: null };
  await promoteBuild(store, await requirePublished(store, host.name, host.build), change);
}

/** Lets all writers meet on one store and tells what came of it. @returns whether nothing was lost */
async function tryStore(kind: string, address: string): Promise<boolean> {
  const store = await openStore(address, process.env);
  const dir = mkdtempSync(path.join(tmpdir(), 'formline-promotes-'));
  try {
    await publishAll(store, dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
  const milliseconds = await promoteTogether(promotions, address);
  const numbers = await revisionNumbers(store);
  const revisions = await Promise.all(numbers.map((number) => readRevision(store, number)));
  const lost = lostUpdates(
    revisions.flatMap((revision) => revision ?? []),
    promotions,
  );
  const last = writers + 1;
  const isComplete = numbers.length === last && numbers.every((number, index) => number === index + 1);
  const current = await store.read(CURRENT_KEY);
  const newest = await store.read(revisionKey(last));
  const isCurrent = current !== null && newest?.content.equals(current.content) === true;
  say(`${kind}: ${writers} writers in ${(milliseconds / 1000).toFixed(1)} s`);
  say(`  lost updates        ${lost.length}`);
  say(
    `  revisions           ${numbers[0]}..${numbers.at(-1)}, ${isComplete ? 'every one' : 'not every one'} there`,
  );
  say(`  current.json        ${isCurrent ? `is revision ${last}` : 'is not the newest revision'}`);
  return lost.length === 0 && isComplete && isCurrent;
}

const site = mkdtempSync(path.join(tmpdir(), 'formline-promotes-site-'));
const standIn = await startS3StandIn();
try {
  Object.assign(process.env, standIn.environment);
  const isSoundInFolder = await tryStore('folder', site);
  const isSoundInBucket = await tryStore('bucket', 's3://site/production');
  process.exitCode = isSoundInFolder && isSoundInBucket ? 0 : 1;
} finally {
  await standIn.close();
  rmSync(site, { recursive: true });
}
