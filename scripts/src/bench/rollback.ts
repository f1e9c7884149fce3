/** `pnpm bench:rollback [--rounds 5]`: the time until a rollback is visible. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { secondBuild } from '@formline/e2e/fixtures/secondBuild';
import { REGISTRY_URL } from '@formline/shared/contracts/platform/registry';
import { promoteBuild, requirePublished } from '@formline/tooling/delivery/promoteBuild';
import { publishBuild } from '@formline/tooling/delivery/publishBuild';
import { readNewest } from '@formline/tooling/delivery/registryFile';
import { remoteOf } from '@formline/tooling/delivery/remoteChanges';
import { folderStore } from '@formline/tooling/delivery/store/folderStore';
import type { Store } from '@formline/tooling/delivery/store/Store';
import { workspaceRoot } from '@formline/tooling/workspace';
import { atMost } from './harness/figures';
import { runBench } from './harness/runBench';
import { buildProduct, serveSite } from './harness/sites';

const REMOTE = 'mf-groups';
const LONGEST_MS = 5000;

async function deliverAnother(store: Store, dir: string, round: number): Promise<void> {
  const live = remoteOf(await readNewest(store), REMOTE)?.active.build ?? '';
  const from = path.join(store.location, 'remotes', REMOTE, live);
  const change = ['"Groups"', `"Groups ${round}"`] as const;
  const { dir: built, build } = await secondBuild({ from, into: path.join(dir, `round-${round}`), change });
  await publishBuild(store, built, 'bench');
  const found = await requirePublished(store, REMOTE, build);
  await promoteBuild(store, found, { by: 'bench', action: `promote ${REMOTE} ${build}`, overridden: null });
}

const textOf = async (url: string) => (await fetch(url)).text();

async function timeRollback(store: Store, url: string): Promise<{ command: number; visible: number }> {
  const to = remoteOf(await readNewest(store), REMOTE)?.fallback?.build ?? '';
  const names = `"active":{"version":"${to.replace(/-[^-]+$/, '')}","build":"${to}"`;
  const began = performance.now();
  const words = ['scripts/src/mf.ts', 'rollback', REMOTE, '--store', store.location];
  const command = spawn('node_modules/.bin/tsx', words, {
    cwd: workspaceRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(command, 'exit').then(() => performance.now() - began);
  for (;;) {
    const texts = [await textOf(`${url}${REGISTRY_URL}`), await textOf(`${url}/groups/my-groups`)];
    const elapsed = performance.now() - began;
    if (texts.every((text) => text.includes(names))) return { visible: elapsed, command: await ended };
    if (elapsed > LONGEST_MS * 4) throw new Error('The build before was not seen');
  }
}

runBench({ rounds: 5 }, async ({ folder, number, onProgress }) => {
  const dir = await folder();
  const site = path.join(dir, 'site');
  cpSync(await buildProduct(), site, { recursive: true });
  const store = folderStore(site);
  const url = await serveSite(site);
  let slowest = 0;
  for (let round = 1; round <= number('rounds'); round += 1) {
    await deliverAnother(store, dir, round);
    const { visible, command } = await timeRollback(store, url);
    slowest = Math.max(slowest, visible);
    onProgress(
      `round ${round}: seen after ${visible.toFixed(0)} ms, the command ended after ${command.toFixed(0)} ms`,
    );
  }
  return [atMost('slowest rollback, ms', slowest, LONGEST_MS)];
});
