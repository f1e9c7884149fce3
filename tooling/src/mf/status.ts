import type { Registry, RegistryRemote } from '@formline/shared/contracts/platform/registry';
import { describeAudience } from '../delivery/describeChange';
import { frozenAs } from '../delivery/frozen';
import { readNewest, revisionsBack } from '../delivery/registryFile';
import { type Call, type Command, type Outcome, UsageError } from './Command';
import { mfTexts } from './mf.texts';
import { minuteOf, table } from './table';

const texts = mfTexts.status;
const DEFAULT_HISTORY = '10';

const frozenCell = (registry: Registry, name: string) => {
  const frozen = frozenAs(registry, name);
  return frozen ? `${minuteOf(frozen.at)} by ${frozen.by}: ${frozen.reason}` : '-';
};

const ownerCell = ({ owner, active }: RegistryRemote) => {
  const contact = active.manifest.owner?.contact;
  return contact === undefined ? owner : `${owner}, ${contact}`;
};

const rowOf = (registry: Registry) => (remote: RegistryRemote) => [
  remote.name,
  ownerCell(remote),
  remote.active.build,
  minuteOf(remote.deployedAt),
  remote.deployedBy,
  remote.fallback?.build ?? '-',
  remote.canary ? `${remote.canary.build.build}: ${describeAudience(remote.canary)}` : '-',
  remote.disabled ? `${minuteOf(remote.disabled.at)}: ${remote.disabled.reason}` : '-',
  frozenCell(registry, remote.name),
];

function hostRow(registry: Registry) {
  const [live] = registry.hosts;
  if (!live) return [];
  return [
    ['host', '-', live.build, minuteOf(live.deployedAt), '', '-', '-', '-', frozenCell(registry, 'host')],
  ];
}

function lineOf({ revision, change }: Registry): string[] {
  const { at, by, action, overridden } = change;
  const past = overridden ? `    ${texts.overridden(overridden.why, overridden.findings.length)}` : null;
  return [texts.revision(revision, `${minuteOf(at)} by ${by}: ${action}`), ...(past === null ? [] : [past])];
}

async function lastRevisions(count: number, newestFirst: AsyncIterable<Registry>): Promise<Registry[]> {
  const found: Registry[] = [];
  for await (const revision of newestFirst) {
    if (found.length === count) break;
    found.push(revision);
  }
  return found;
}

async function run({ words, has, store }: Call): Promise<Outcome> {
  const [count = DEFAULT_HISTORY, ...more] = words;
  const isHistory = has('history');
  if (more.length > 0 || (words.length > 0 && !isHistory) || !/^[1-9]\d{0,4}$/.test(count)) {
    throw new UsageError(mfTexts.wordsMissing('status [--history [number]]'));
  }
  const registry = await readNewest(store);
  if (!registry) return { lines: [texts.empty], data: { revision: null } };
  if (isHistory) {
    const revisions = await lastRevisions(Number(count), revisionsBack(store, registry));
    return {
      lines: revisions.flatMap(lineOf),
      data: {
        revisions: revisions.map(({ revision, previous, change }) => ({ revision, previous, change })),
      },
    };
  }
  const rows = [texts.columns, ...hostRow(registry), ...registry.remotes.map(rowOf(registry))];
  const remotes = registry.remotes.map(({ active, fallback, canary, ...remote }) => ({
    ...remote,
    contact: active.manifest.owner?.contact ?? null,
    active: active.build,
    fallback: fallback?.build ?? null,
    canary: canary && { ...canary, build: canary.build.build },
  }));
  const { revision, change, hosts, frozen = {} } = registry;
  return {
    lines: [...lineOf(registry), '', ...table(rows)],
    data: { revision, change, hosts, remotes, frozen },
  };
}

export const status: Command = {
  usage: 'status [--history [number]]',
  summary: 'Shows what is live, since when and by whom; or the last revisions.',
  options: {
    history: { type: 'boolean', help: `the last revisions, ${DEFAULT_HISTORY} if no number is given` },
  },
  run,
};
