import { existsSync } from 'node:fs';
import path from 'node:path';
import { BUILD_RECORD_FILE } from '@formline/shared/contracts/platform/buildRecord';
import type { Registry } from '@formline/shared/contracts/platform/registry';
import { DeliveryError } from '../delivery/DeliveryError';
import { folderBuild, type PlacedBuild, storedBuild } from '../delivery/gate/BuildFiles';
import type { Finding } from '../delivery/gate/Finding';
import { runGate } from '../delivery/gate/runGate';
import { requirePublished } from '../delivery/promoteBuild';
import { readPublishedBuild } from '../delivery/publishedBuild';
import { readNewest } from '../delivery/registryFile';
import type { Store } from '../delivery/store/Store';
import { buildDir } from '../build/workspace';
import { apiUrlOf, type Call, type Command, exitCodes, type Outcome, UsageError } from './Command';
import { findingLines } from './findingLines';
import { mfTexts } from './mf.texts';

const usage = 'check <remote|host> <build|folder> | check --all';

interface Wanted {
  readonly name: string;
  readonly build: string;
}

interface Checked extends Wanted {
  readonly findings: readonly Finding[];
}

const holdsBuild = (dir: string) => existsSync(path.join(dir, BUILD_RECORD_FILE));

async function findBuild(store: Store, { name, build }: Wanted): Promise<PlacedBuild> {
  const [folder, built] = [path.resolve(build), buildDir(name, build)];
  if (holdsBuild(folder)) return folderBuild(name, folder);
  const isPublished = (await readPublishedBuild(store, name, build)) !== null;
  if (!isPublished && holdsBuild(built)) return folderBuild(name, built);
  await requirePublished(store, name, build);
  return storedBuild(store, name, build);
}

async function checkEach(wanted: readonly Wanted[], registry: Registry, call: Call): Promise<Checked[]> {
  const { store } = call;
  const site = { store, registry, apiUrl: apiUrlOf(call) };
  const checked: Checked[] = [];
  for (const each of wanted) {
    checked.push({ ...each, findings: await runGate(await findBuild(store, each), site) });
  }
  return checked;
}

const isError = ({ level }: Finding) => level === 'error';

function summary({ name, build, findings }: Checked): string[] {
  const errors = findings.filter(isError).length;
  return [
    mfTexts.check.counted(`${name} ${build}`, errors, findings.length - errors),
    ...findingLines(findings),
  ];
}

const liveBuilds = ({ hosts, remotes }: Registry): Wanted[] => [
  ...hosts.slice(0, 1).map(({ build }) => ({ name: 'host', build })),
  ...remotes.map(({ name, active }) => ({ name, build: active.build })),
];

function wantedOf({ words, has }: Call, registry: Registry): [readonly Wanted[], Registry] {
  const [name, build, ...more] = words;
  if (has('all') && name === undefined)
    return [liveBuilds(registry), { ...registry, hosts: registry.hosts.slice(0, 1) }];
  if (has('all') || name === undefined || build === undefined || more.length > 0)
    throw new UsageError(mfTexts.wordsMissing(usage));
  return [[{ name, build }], registry];
}

async function run(call: Call): Promise<Outcome> {
  const registry = await readNewest(call.store);
  if (!registry) throw new DeliveryError(mfTexts.status.empty);
  const [wanted, compared] = wantedOf(call, registry);
  const checked = await checkEach(wanted, compared, call);
  const isHeld = checked.some(({ findings }) => findings.some(isError));
  return {
    lines: checked.flatMap(summary),
    data: { checked },
    exitCode: isHeld ? exitCodes.findings : exitCodes.done,
  };
}

export const check: Command = {
  usage,
  summary: 'Compares a build with everything that is live, as promote does, and changes nothing.',
  details: [
    'A build is named as it is built or published, or by its folder. Errors end it with exit code 3.',
    'With --all every live build is compared with the others.',
  ],
  options: {
    all: { type: 'boolean', help: mfTexts.check.allHelp },
    api: { type: 'string', help: mfTexts.gate.apiHelp },
  },
  run,
};
