import { existsSync } from 'node:fs';
import path from 'node:path';
import { wantedBuild } from '../build/buildStale';
import { DeliveryError } from '../delivery/DeliveryError';
import { publishBuild, publishRootFiles, readLocalRecord } from '../delivery/publishBuild';
import { browserPackages, buildDir } from '../build/workspace';
import { type Call, type Command, UsageError } from './Command';
import { mfTexts } from './mf.texts';

const texts = mfTexts.publish;
const usage = 'publish <remote|host> [--from <folder>]';

async function ownBuild(name: string): Promise<string> {
  const known = browserPackages.find((candidate) => candidate === name);
  if (!known) throw new UsageError(texts.unknownPackage(name));
  const build = await wantedBuild(known);
  const dir = buildDir(name, build);
  if (!existsSync(dir)) throw new DeliveryError(texts.notBuilt(name, build));
  return dir;
}

async function run({ words, text, store, by }: Call) {
  const [name] = words;
  if (name === undefined || words.length > 1) throw new UsageError(mfTexts.wordsMissing(usage));
  const from = text('from');
  const dir = from === null ? await ownBuild(name) : path.resolve(from);
  const record = readLocalRecord(dir);
  if (record.name !== name) throw new DeliveryError(texts.otherPackage(dir, record.name));
  const { build, isNew, files } = await publishBuild(store, dir, by);
  if (name === 'host') await publishRootFiles(store);
  return {
    lines: [
      isNew ? texts.published(name, build, files) : texts.already(name, build),
      texts.next(name, build),
    ],
    data: { name, build, isChanged: isNew, files },
  };
}

export const publish: Command = {
  usage,
  summary: 'Puts a finished build where the site lies. Nobody gets it before it is promoted.',
  details: [
    'Files go first, each is read back, the record goes last: a publishing that was cut short is finished by the next one.',
    'A build that is there is never overwritten.',
  ],
  options: {
    from: { type: 'string', help: 'folder of the build (else the one of the sources as they stand)' },
  },
  run,
};
