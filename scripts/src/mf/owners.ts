import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@formline/tooling/workspace';
import { CODE_OWNERS_FILE, codeOwners } from '../new-remote/codeOwners';
import { type Call, type Command, exitCodes, type Outcome, UsageError } from '@formline/tooling/mf/Command';
import { mfTexts } from '@formline/tooling/mf/mf.texts';

const usage = 'owners [--check]';

async function run({ words, has, isDryRun }: Call): Promise<Outcome> {
  if (words.length > 0) throw new UsageError(mfTexts.wordsMissing(usage));
  const file = path.join(workspaceRoot, CODE_OWNERS_FILE);
  const text = await codeOwners();
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === text;
  const data = { file: CODE_OWNERS_FILE, isChanged: !isCurrent };
  if (isCurrent) return { lines: [mfTexts.owners.current], data };
  if (has('check')) return { lines: [mfTexts.owners.stale], data, exitCode: exitCodes.refused };
  if (!isDryRun) writeFileSync(file, text);
  return { lines: [mfTexts.owners.written], data };
}

export const owners: Command = {
  usage,
  summary: mfTexts.owners.summary,
  options: { check: { type: 'boolean', help: mfTexts.owners.checkHelp } },
  run,
};
