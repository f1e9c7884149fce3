import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { secondBuild } from '@formline/e2e/fixtures/secondBuild';
import { parseRegistry, REGISTRY_URL } from '@formline/shared/contracts/platform/registry';
import { remoteOf } from '@formline/tooling/delivery/remoteChanges';
import { buildDir } from '@formline/tooling/workspace';
import { runCommand } from '../process/runCommand';
import { type Environment, startProgram, type StartedServer, startServer } from '../process/startServer';

const REMOTE = 'mf-groups';
const LOOK_EVERY_MS = 50;
const SEEN_WITHIN_MS = 60_000;
const READY = /Formline is ready: (http\S+)/;

interface DeployedSite {
  /** `s3://bucket/prefix`. */
  readonly address: string;
  readonly env: Environment;
}

/** As docker-compose.yml does it: a new site gets its first builds, then the compiled gateway serves it. */
export async function startSiteGateway({ address, env }: DeployedSite): Promise<StartedServer> {
  await mf(['init'], { ...env, MF_STORE: address });
  const { isSuccess, output: problems } = await runCommand('tsx scripts/src/buildGateway.ts');
  if (!isSuccess) throw new Error(`The gateway was not compiled:\n${problems}`);
  return startServer(['scripts/dist/gateway/gateway.mjs', address], { env, ready: READY });
}

const MF = ['--import', 'tsx', 'scripts/src/mf.ts'];

/** A delivery server, and what a team needs that may deliver its own remote and nothing else. */
export async function startDeliveries({ address, env }: DeployedSite, folder: string) {
  const settings = { ...env, MF_STORE: address, MF_TOKENS: path.join(folder, 'tokens.json') };
  const given = await mf(['token', 'add', '--holder', 'Team Groups', '--for', REMOTE], settings);
  const server = await startServer([...MF, 'serve', '--port', '0'], {
    env: settings,
    ready: /are taken at (http\S+)/,
  });
  const [MF_TOKEN = ''] = /fmd_\S+/.exec(given) ?? [];
  return { close: server.close, team: { MF_STORE: server.url, MF_TOKEN } };
}

/** What it prints. */
async function mf(words: readonly string[], env: Environment, wanted = 0): Promise<string> {
  const { child, output } = startProgram([...MF, ...words], { env });
  await once(child, 'close');
  const { exitCode } = child;
  if (exitCode !== wanted) throw new Error(`mf ${words.join(' ')} ended with ${exitCode}:\n${output()}`);
  return output();
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
  /** Of the remote's team. */
  readonly env: Environment;
  readonly folder: string;
}

/**
 * Delivers a changed remote into the running site, rolls it back, and tries it with some people. Another team's
 * remote is refused.
 */
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
  await mf(['disable', 'mf-clients', '--reason', 'Not ours'], env, 1);
  return { deliverySeconds, rollbackSeconds, canarySeconds };
}
