import { buildStale } from '../build/buildStale';
import { remoteNames } from '../build/workspace';
import { devTexts } from '../dev/dev.texts';
import { type Call, type Command, type Outcome, UsageError } from './Command';
import { mfTexts } from './mf.texts';

const texts = mfTexts.build;
const usage = 'build [<remote> …]';

async function run({ words, isDryRun }: Call): Promise<Outcome> {
  if (isDryRun) throw new UsageError(texts.noDryRun);
  const unknown = words.find((word) => !remoteNames.some((name) => name === word));
  if (unknown !== undefined) throw new UsageError(devTexts.unknownRemote(unknown, remoteNames));
  const names = remoteNames.filter((name) => words.length === 0 || words.includes(name));
  const lines: string[] = [];
  const { wanted, built } = await buildStale({ names, onProgress: (line) => lines.push(line) });
  const there = wanted.filter(({ name }) => !built.includes(name));
  return {
    lines: [...lines, ...there.map(({ name, build }) => texts.isThere(name, build))],
    data: { builds: wanted, built },
  };
}

export const build: Command = { usage, summary: texts.summary, details: texts.details, run };
