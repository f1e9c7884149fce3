import path from 'node:path';
import { type Call, type Command, type Outcome, UsageError } from '@formline/tooling/mf/Command';
import { mfTexts } from '@formline/tooling/mf/mf.texts';
import { newRemoteTexts as texts } from '../new-remote/newRemote.texts';
import { packPackages } from '../new-remote/packPackages';

const usage = 'pack <folder>';

async function run({ words: [folder, ...more], isDryRun }: Call): Promise<Outcome> {
  if (folder === undefined || more.length > 0) throw new UsageError(mfTexts.wordsMissing(usage));
  if (isDryRun) throw new UsageError(texts.noDryRunOfPack);
  const packed = await packPackages(path.resolve(folder));
  return {
    lines: texts.packed(Object.values(packed).map((file) => path.join(folder, file))),
    data: { packed },
  };
}

export const pack: Command = { usage, summary: texts.packSummary, details: texts.packDetails, run };
