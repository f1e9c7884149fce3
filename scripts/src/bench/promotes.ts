/** `pnpm bench:promotes [--writers 50]`: parallel processes promote builds on a folder and a bucket. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
import { workspaceRoot } from '@formline/tooling/workspace';
import { exitCodes } from '../mf/Command';
import { promote } from '../mf/change/promote';
import { say } from '../process/progress';
import { lostUpdates, type Promotion } from './harness/lostUpdates';

/** Fewer remotes than writers, so that some promote the same one. */
const REMOTES = 10;

const host = { name: 'host', build: '1.0.0-h1' };

async function publishAll(store: Store, promotions: readonly Promotion[], dir: string): Promise<void> {
  for (const wanted of [host, ...promotions]) {
    const built = path.join(dir, wanted.name, wanted.build);
    writeSmallBuild(built, wanted);
    await publishBuild(store, built, 'bench');
  }
  const change = { by: 'bench', action: 'promote host', overridden: null };
  await promoteBuild(store, await requirePublished(store, host.name, host.build), change);
}

/** Prints `ready` and waits for a line of input, so that all writers begin together. */
async function write([address = '', name = '', build = '']: readonly string[]): Promise<void> {
  const store = await openStore(address, process.env);
  process.stdout.write('ready\n');
  await once(process.stdin, 'data');
  const { exitCode, lines } = await promote.run({
    words: [name, build],
    text: () => null,
    texts: () => [],
    has: () => false,
    store,
    isDryRun: false,
    by: `writer ${process.pid}`,
  });
  process.exitCode = exitCode ?? exitCodes.done;
  if (exitCode) process.stderr.write(`${lines.join('\n')}\n`);
  process.stdin.unref();
}

async function startWriter({ name, build }: Promotion, address: string) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', import.meta.filename, 'write', address, name, build],
    {
      cwd: workspaceRoot,
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  if (child.exitCode !== null) throw new Error(`The writer of ${name} ${build} ended before it began`);
  return async () => {
    child.stdin.write('go\n');
    await ended;
    if (child.exitCode !== 0) throw new Error(`A writer ended with ${child.exitCode ?? child.signalCode}`);
  };
}

async function tryStore(kind: string, address: string, promotions: readonly Promotion[]): Promise<boolean> {
  const store = await openStore(address, process.env);
  const dir = mkdtempSync(path.join(tmpdir(), 'formline-promotes-'));
  await publishAll(store, promotions, dir).finally(() => rmSync(dir, { recursive: true }));
  const writers = await Promise.all(promotions.map((promotion) => startWriter(promotion, address)));
  const began = performance.now();
  await Promise.all(writers.map((finish) => finish()));
  const seconds = (performance.now() - began) / 1000;
  const numbers = await revisionNumbers(store);
  const revisions = await Promise.all(numbers.map((number) => readRevision(store, number)));
  const lost = lostUpdates(
    revisions.flatMap((revision) => revision ?? []),
    promotions,
  );
  const last = promotions.length + 1;
  const isComplete = numbers.length === last && numbers.every((number, index) => number === index + 1);
  const current = await store.read(CURRENT_KEY);
  const newest = await store.read(revisionKey(last));
  const isCurrent = current !== null && newest?.content.equals(current.content) === true;
  const range = `${numbers[0]}..${numbers.at(-1)}`;
  say(`${kind}: ${promotions.length} writers in ${seconds.toFixed(1)} s`);
  say(`  lost updates        ${lost.length}`);
  say(`  revisions           ${range}, ${isComplete ? 'every one' : 'not every one'} there`);
  say(`  current.json        ${isCurrent ? `is revision ${last}` : 'is not the newest revision'}`);
  return lost.length === 0 && isComplete && isCurrent;
}

async function bench(): Promise<void> {
  const { values } = parseArgs({ options: { writers: { type: 'string', default: '50' } } });
  const promotions = Array.from({ length: Number(values.writers) }, (_, index) => ({
    name: `mf-trial${index % REMOTES}`,
    build: `1.0.0-b${index}`,
  }));
  const site = mkdtempSync(path.join(tmpdir(), 'formline-promotes-site-'));
  const standIn = await startS3StandIn();
  try {
    Object.assign(process.env, standIn.environment);
    const isSoundInFolder = await tryStore('folder', site, promotions);
    const isSoundInBucket = await tryStore('bucket', 's3://site/production', promotions);
    process.exitCode = isSoundInFolder && isSoundInBucket ? 0 : 1;
  } finally {
    await standIn.close();
    rmSync(site, { recursive: true });
  }
}

const [, , role, ...words] = process.argv;
await (role === 'write' ? write(words) : bench());
