import { execFileSync } from 'node:child_process';
import { workspaceRoot } from '@formline/tooling/workspace';
import { PlainError } from '../process/plainError';
import { readImports } from '../imports/readImports';
import { testTexts } from '../stages/test.texts';
import { reachedBy } from './reachedBy';

export interface Change {
  readonly since: string;
  readonly files: readonly string[];
  readonly reached: ReadonlySet<string> | 'all';
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' }).trim();

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

function isCommit(name: string): boolean {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], {
      cwd: workspaceRoot,
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

/** Also uncommitted changes. @param since default: where this branch left `origin/main` @throws PlainError */
export async function findChange(since?: string): Promise<Change> {
  const name = since ?? (isCommit('origin/main') ? 'origin/main' : 'HEAD~1');
  if (!isCommit(name)) throw new PlainError(testTexts.noCommit(name));
  const base = git('merge-base', name, 'HEAD');
  const files = [
    ...linesOf(git('diff', '--name-only', base)),
    ...linesOf(git('ls-files', '--others', '--exclude-standard')),
  ];
  const { modules } = await readImports(workspaceRoot);
  return { since: name, files, reached: reachedBy(files, modules) };
}
