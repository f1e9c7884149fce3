import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { secondBuild } from '@formline/e2e/fixtures/secondBuild';
import { parseRegistry, REGISTRY_URL } from '@formline/shared/contracts/platform/registry';
import { remoteOf } from '@formline/tooling/delivery/remoteChanges';
import { buildDir, workspaceRoot } from '@formline/tooling/workspace';
import { runCommand } from '../process/runCommand';
import type { Closable } from '../process/running';

const REMOTE = 'mf-groups';
const LOOK_EVERY_MS = 50;
const SEEN_WITHIN_MS = 60_000;
const READY = /Formline is ready: (http\S+)/;

type Environment = Readonly<Record<string, string>>;

function startProgram(
  words: readonly string[],
  env: Environment,
): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [...words], {
    cwd: workspaceRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  return { child, output: () => text };
}

interface DeployedSite {
  /** `s3://bucket/prefix`. */
  readonly address: string;
  readonly env: Environment;
}

/** As docker-compose.yml does it: a new site gets its first builds, then the compiled gateway serves it. */
export async function startSiteGateway({
  address,
  env,
}: DeployedSite): Promise<Closable & { readonly url: string }> {
  await mf(['init'], { ...env, MF_STORE: address });
  const { isSuccess, output: problems } = await runCommand('tsx scripts/src/buildGateway.ts');
  if (!isSuccess) throw new Error(`The gateway was not compiled:\n${problems}`);
  const { child, output } = startProgram(['scripts/dist/gateway/gateway.mjs', address], env);
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  for (;;) {
    const [, url] = READY.exec(output()) ?? [];
    if (child.exitCode !== null) throw new Error(`The gateway did not start: ${output()}`);
    if (url === undefined) {
      await wait(LOOK_EVERY_MS);
      continue;
    }
    const close = async () => {
      process.off('exit', killAtExit);
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    };
    return { url, close };
  }
}

async function mf(words: readonly string[], env: Environment): Promise<void> {
  const { child, output } = startProgram(['--import', 'tsx', 'scripts/src/mf.ts', ...words], env);
  await once(child, 'close');
  const { exitCode } = child;
  if (exitCode !== 0) throw new Error(`mf ${words.join(' ')} ended with ${exitCode}:\n${output()}`);
}

async function liveRemote(url: string) {
  const registry = parseRegistry(await (await fetch(url + REGISTRY_URL)).json());
  const remote = remoteOf(registry, REMOTE);
  if (!remote) throw new Error(`${REMOTE} is not delivered`);
  return remote;
}

/** What a fresh tab gets: the page with the registry in it, and the entry that this names. */
async function isInFreshTab(url: string, build: string): Promise<boolean> {
  const page = await (await fetch(`${url}/groups/my-groups`)).text();
  const isLive = new RegExp(`"active":\\{"version":"[^"]+","build":"${build}"`).test(page);
  return isLive && (await fetch(`${url}/remotes/${REMOTE}/${build}/remoteEntry.js`)).ok;
}

async function secondsUntil(isSeen: () => Promise<boolean>, began: number): Promise<number> {
  while (!(await isSeen())) {
    if (performance.now() - began > SEEN_WITHIN_MS)
      throw new Error('A delivery was not seen within a minute');
    await wait(LOOK_EVERY_MS);
  }
  return Math.round(performance.now() - began) / 1000;
}

interface DeliveryTrial {
  readonly url: string;
  readonly env: Environment;
  readonly folder: string;
}

/** Delivers a changed remote into the running site, rolls it back, and tries it with some people. */
export async function tryDelivery({ url, env, folder }: DeliveryTrial) {
  const { build: first } = (await liveRemote(url)).active;
  const { dir, build } = await secondBuild({
    from: buildDir(REMOTE, first),
    into: path.join(folder, 'second-build'),
    change: ['"Groups"', '"Groups 2"'],
  });
  let began = performance.now();
  await mf(['publish', REMOTE, '--from', dir], env);
  await mf(['promote', REMOTE, build], env);
  const deliverySeconds = await secondsUntil(() => isInFreshTab(url, build), began);
  began = performance.now();
  await mf(['rollback', REMOTE], env);
  const rollbackSeconds = await secondsUntil(() => isInFreshTab(url, first), began);
  began = performance.now();
  await mf(['canary', REMOTE, build, '--percent', '50'], env);
  const onTrial = async () => (await liveRemote(url)).canary?.build.build === build;
  const canarySeconds = await secondsUntil(onTrial, began);
  await mf(['canary', REMOTE, '--end'], env);
  return { deliverySeconds, rollbackSeconds, canarySeconds };
}
