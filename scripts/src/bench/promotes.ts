/** `pnpm bench:promotes [--writers 50]`: parallel processes promote builds on a folder and a bucket. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promoteBuild, requirePublished } from '@formline/tooling/delivery/promoteBuild';
import { publishBuild } from '@formline/tooling/delivery/publishBuild';
import { CURRENT_KEY, readRevision, revisionNumbers } from '@formline/tooling/delivery/registryFile';
import { revisionKey } from '@formline/tooling/delivery/revisionFile';
import { writeSmallBuild } from '@formline/tooling/delivery/smallBuild';
import { openStore } from '@formline/tooling/delivery/store/openStore';
import { startS3StandIn } from '@formline/tooling/delivery/store/s3StandIn';
import type { Store } from '@formline/tooling/delivery/store/Store';
import { workspaceRoot } from '@formline/tooling/workspace';
import { exitCodes } from '@formline/tooling/mf/Command';
import { promote } from '@formline/tooling/mf/change/promote';
import { atMost, type Verdict } from './harness/figures';
import { lostUpdates, type Promotion } from './harness/lostUpdates';
import { runBench } from './harness/runBench';

/** Fewer remotes than writers, so that some promote the same one. */
const REMOTES = 10;

const host = { name: 'host', build: '1.0.0-h1' };

interface Trial {
  readonly promotions: readonly Promotion[];
  readonly dir: string;
}

async function publishAll(store: Store, promotions: readonly Promotion[], dir: string): Promise<void> {
  for (const wanted of [host, ...promotions]) {
    const built = path.join(dir, wanted.name, wanted.build);
    writeSmallBuild(built, wanted);
    await publishBuild(store, built, 'bench');
  }
  const change = { by: 'bench', action: 'promote host', overridden: null };
  await promoteBuild(store, await requirePublished(store, host.name, host.build), change);
}

/** Reports that it is ready and waits for a message, so that all writers begin together. */
async function write([address = '', name = '', build = '']: readonly string[]): Promise<void> {
  const store = await openStore(address, process.env);
  process.send?.('ready');
  await once(process, 'message');
  const { exitCode, lines } = await promote.run({
    words: [name, build],
    text: () => null,
    texts: () => [],
    has: () => false,
    store,
    isDryRun: false,
    smokeTest: null,
    by: `writer ${process.pid}`,
  });
  process.exitCode = exitCode ?? exitCodes.done;
  if (exitCode) process.stderr.write(`${lines.join('\n')}\n`);
  process.disconnect();
}

async function startWriter({ name, build }: Promotion, address: string) {
  const words = ['write', address, name, build];
  const child = fork(import.meta.filename, words, { cwd: workspaceRoot, execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit');
  await Promise.race([once(child, 'message'), ended]);
  if (child.exitCode !== null) throw new Error(`The writer of ${name} ${build} ended before it began`);
  return async () => {
    child.send('go');
    await ended;
    if (child.exitCode !== 0) throw new Error(`A writer ended with ${child.exitCode ?? child.signalCode}`);
  };
}

async function tryStore(kind: string, address: string, { promotions, dir }: Trial): Promise<Verdict[]> {
  const store = await openStore(address, process.env);
  await publishAll(store, promotions, path.join(dir, kind));
  const writers = await Promise.all(promotions.map((promotion) => startWriter(promotion, address)));
  const began = performance.now();
  await Promise.all(writers.map((finish) => finish()));
  const seconds = (performance.now() - began) / 1000;
  console.log(`${kind}: ${promotions.length} writers in ${seconds.toFixed(1)} s`);
  const numbers = await revisionNumbers(store);
  const revisions = await Promise.all(numbers.map((number) => readRevision(store, number)));
  const lost = lostUpdates(
    revisions.flatMap((revision) => revision ?? []),
    promotions,
  );
  const last = promotions.length + 1;
  const current = await store.read(CURRENT_KEY);
  const newest = await store.read(revisionKey(last));
  const isCurrent = current !== null && newest?.content.equals(current.content) === true;
  return [
    atMost(`${kind}: lost updates`, lost.length, 0),
    {
      figure: `${kind}: revisions`,
      measured: `${numbers[0]}..${numbers.at(-1)}, ${numbers.length} in all`,
      aim: `1..${last}`,
      isMet: numbers.length === last && numbers.every((number, index) => number === index + 1),
    },
    {
      figure: `${kind}: current.json`,
      measured: isCurrent ? `is revision ${last}` : 'is not the newest revision',
      aim: `is revision ${last}`,
      isMet: isCurrent,
    },
  ];
}

const bench = () =>
  runBench({ writers: 50 }, async ({ running, folder, number }) => {
    const promotions = Array.from({ length: number('writers') }, (_, index) => ({
      name: `mf-trial${index % REMOTES}`,
      build: `1.0.0-b${index}`,
    }));
    const standIn = await running.add(startS3StandIn);
    Object.assign(process.env, standIn.environment);
    const trial = { promotions, dir: await folder() };
    return [
      ...(await tryStore('folder', path.join(trial.dir, 'site'), trial)),
      ...(await tryStore('bucket', 's3://site/production', trial)),
    ];
  });

const [, , role, ...words] = process.argv;
if (role === 'write') await write(words);
else bench();
