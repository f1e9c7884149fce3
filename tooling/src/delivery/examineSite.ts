import { BUILD_RECORD_FILE, INTEGRITY_FILE } from '@formline/shared/contracts/platform/buildRecord';
import type { Registry } from '@formline/shared/contracts/platform/registry';
import { integrityOf } from '../build/integrityFile';
import { BrokenRevision } from './DeliveryError';
import { buildsNamed } from './buildsInUse';
import { PAGE_KEY } from './hostPageFile';
import { buildKey, listBuilds, pageOf, readSoundBuild } from './publishedBuild';
import { CURRENT_KEY, readCurrent, readNewest, revisionNumbers } from './registryFile';
import { revisionKey } from './revisionFile';
import type { Store } from './store/Store';
import { MF } from '../build/workspace';

export interface SiteFault {
  readonly text: string;
  readonly todo: string;
}

export interface Examination {
  readonly faults: readonly SiteFault[];
  readonly files: number;
}

const REPAIR_COMMAND = `Run \`${MF} doctor --mend\`.`;

export async function examineNewest(store: Store): Promise<SiteFault | null> {
  try {
    await readNewest(store);
    return null;
  } catch (error) {
    if (!(error instanceof BrokenRevision)) throw error;
    const current = await readCurrent(store);
    const isCopy = current && revisionKey(current.registry.revision) === error.key;
    return {
      text: `${error.key} is no registry, and no command can go on from it.`,
      todo: isCopy
        ? `Put a copy of ${CURRENT_KEY} in its place: that is the same revision.`
        : `Put it back from a backup. Without one remove it and run \`${MF} doctor --mend\`: the revision before is live then.`,
    };
  }
}

async function examineRevisions(store: Store, { revision }: Registry): Promise<SiteFault[]> {
  const numbers = await revisionNumbers(store);
  const gaps = numbers.filter((number, index) => index > 0 && number !== (numbers[index - 1] ?? 0) + 1);
  const current = await store.read(CURRENT_KEY);
  const newest = await store.read(revisionKey(revision));
  const isCopy = newest !== null && current?.content.equals(newest.content) === true;
  return [
    ...(newest
      ? []
      : [
          {
            text: `Revision ${revision} is live without a file of its own.`,
            todo: 'The next change writes one; until then this one cannot be gone back to.',
          },
        ]),
    ...(isCopy || !newest
      ? []
      : [
          { text: `${CURRENT_KEY} is not a copy of revision ${revision}, the newest.`, todo: REPAIR_COMMAND },
        ]),
    ...gaps.map((number) => ({
      text: `There is no revision ${number - 1}, though there are older ones.`,
      todo: 'Put its file back from a backup; without it nobody can go back further than that.',
    })),
  ];
}

async function examinePage(store: Store, { hosts: [live] }: Registry): Promise<SiteFault[]> {
  const host = live ? await readSoundBuild(store, 'host', live.build) : null;
  if (!live || !host) return [];
  const page = await store.read(PAGE_KEY);
  if (page?.content.toString() === pageOf(host)) return [];
  return [
    { text: `${PAGE_KEY} is not the page of host ${live.build}, which is live.`, todo: REPAIR_COMMAND },
  ];
}

interface NamedBuild {
  readonly name: string;
  readonly build: string;
}

async function withoutRecord(store: Store, { name, build }: NamedBuild, todo: string): Promise<SiteFault> {
  const folder = buildKey(name, build);
  if (!(await store.read(folder + BUILD_RECORD_FILE)))
    return { text: `${name} ${build} is named by the registry and not published.`, todo };
  return {
    text: `${name} ${build} has a record or a list of hashes that cannot be read.`,
    todo: `Find out who changed them, remove ${folder}${BUILD_RECORD_FILE} and ${folder}${INTEGRITY_FILE}, and publish ${name} again; until then make another build live.`,
  };
}

async function examineBuild(store: Store, { name, build }: NamedBuild): Promise<Examination> {
  const todo = `Publish it again: ${MF} publish ${name} --from <folder of ${build}>; or make another build live.`;
  const found = await readSoundBuild(store, name, build);
  if (!found) return { faults: [await withoutRecord(store, { name, build }, todo)], files: 0 };
  const faults: SiteFault[] = [];
  const listed = Object.entries(found.integrity);
  for (const [file, hash] of listed) {
    const key = buildKey(name, build) + file;
    const stored = await store.read(key);
    if (!stored) faults.push({ text: `${key} is missing.`, todo });
    else if (integrityOf(stored.content) !== hash) {
      faults.push({
        text: `${key} is not the file that was built.`,
        todo: `Find out who changed it, remove it, and publish ${name} again; until then make another build live.`,
      });
    }
  }
  return { faults, files: listed.length };
}

/** If the registry's hash differs from the build's own list, browsers refuse the entry. */
async function examineEntries(store: Store, { remotes }: Registry): Promise<SiteFault[]> {
  const builds = remotes.flatMap(({ name, active, canary }) =>
    [active, canary?.build].flatMap((build) => (build ? [{ name, registered: build }] : [])),
  );
  const faults = builds.map(async ({ name, registered }) => {
    const found = await readSoundBuild(store, name, registered.build);
    if (!found || found.integrity['remoteEntry.js'] === registered.integrity) return [];
    const text = `The registry has another hash for the entry of ${name} ${registered.build} than the build.`;
    return [{ text, todo: `Promote another build of ${name}, and then this one again.` }];
  });
  return (await Promise.all(faults)).flat();
}

async function examineFolders(store: Store): Promise<SiteFault[]> {
  const folders = await listBuilds(store);
  return folders
    .filter(({ isComplete }) => !isComplete)
    .map(({ name, build, keys }) => ({
      text: `${name} ${build} has ${keys.length} files and no ${BUILD_RECORD_FILE}: its publishing is on its way or was cut short.`,
      todo: `Publish it again to finish it, or drop it with \`${MF} gc --unfinished\`.`,
    }));
}

export async function examineSite(store: Store): Promise<Examination> {
  const registry = await readNewest(store);
  if (!registry) return { faults: await examineFolders(store), files: 0 };
  const named = new Map(buildsNamed(registry).map((build) => [`${build.name}/${build.build}`, build]));
  const builds: Examination[] = [];
  for (const build of named.values()) builds.push(await examineBuild(store, build));
  return {
    faults: [
      ...(await examineRevisions(store, registry)),
      ...(await examinePage(store, registry)),
      ...builds.flatMap(({ faults }) => faults),
      ...(await examineEntries(store, registry)),
      ...(await examineFolders(store)),
    ],
    files: builds.reduce((sum, { files }) => sum + files, 0),
  };
}
