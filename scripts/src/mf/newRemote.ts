import path from 'node:path';
import { workspaceRoot } from '@formline/tooling/workspace';
import { PNPM } from '../../bootstrap.mjs';
import { newRemoteTexts as texts } from '../new-remote/newRemote.texts';
import { remoteWords, writeRemote } from '../new-remote/writeRemote';
import { writeRepository } from '../new-remote/writeRepository';
import { PlainError } from '../process/plainError';
import { runCommand } from '../process/runCommand';
import { type Call, type Command, type Outcome, UsageError } from '@formline/tooling/mf/Command';
import { mfTexts } from '@formline/tooling/mf/mf.texts';

const usage = 'new <remote> [--standalone <folder>]';

async function succeed(command: string): Promise<void> {
  const { isSuccess, output } = await runCommand(command);
  if (!isSuccess) throw new PlainError(`${texts.stepFailed(command)}\n${output.trim()}`);
}

async function writeAlone(remote: string, given: string): Promise<Outcome> {
  const folder = path.resolve(given);
  await writeRepository(folder, remote);
  return {
    lines: [texts.writtenAlone(remote, folder), ...texts.nextAlone(remote, folder)],
    data: { remote, folder },
  };
}

async function run({ words, text, isDryRun }: Call): Promise<Outcome> {
  const [remote] = words;
  if (remote === undefined || words.length > 1) throw new UsageError(mfTexts.wordsMissing(usage));
  if (isDryRun) throw new UsageError(texts.noDryRun);
  const folder = text('standalone');
  if (folder !== null) return writeAlone(remote, folder);
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
  options: { standalone: { type: 'string', help: texts.standaloneHelp } },
  details: ['Nothing has to be registered: whatever lists remotes finds them by their folders.'],
  run,
};
