import { workspaceRoot } from '@formline/tooling/workspace';
import { PNPM } from '../../bootstrap.mjs';
import { newRemoteTexts as texts } from '../new-remote/newRemote.texts';
import { remoteWords, writeRemote } from '../new-remote/writeRemote';
import { PlainError } from '../process/plainError';
import { runCommand } from '../process/runCommand';
import { type Call, type Command, UsageError } from './Command';
import { mfTexts } from './mf.texts';

const usage = 'new <remote>';

async function succeed(command: string): Promise<void> {
  const { isSuccess, output } = await runCommand(command);
  if (!isSuccess) throw new PlainError(`${texts.stepFailed(command)}\n${output.trim()}`);
}

async function run({ words, isDryRun }: Call) {
  const [remote] = words;
  if (remote === undefined || words.length > 1) throw new UsageError(mfTexts.wordsMissing(usage));
  if (isDryRun) throw new UsageError(texts.noDryRun);
  const files = writeRemote(workspaceRoot, remote);
  await succeed(`oxfmt ${files.map((file) => `"${file}"`).join(' ')}`);
  await succeed(`npx --yes ${PNPM} install --prefer-offline --no-frozen-lockfile`);
  await succeed('tsx scripts/src/mf.ts owners');
  return {
    lines: [texts.written(remote, files.length), ...texts.next(remote, remoteWords(remote).word)],
    data: { remote, files },
  };
}

export const newRemote: Command = {
  usage,
  summary: 'Creates a whole remote from the template: page, tab, test, smoke check and workflow.',
  details: ['Nothing has to be registered: whatever lists remotes finds them by their folders.'],
  run,
};
