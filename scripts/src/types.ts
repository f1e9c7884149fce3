/** Checks the types of the packages that are named, or of all, two at a time, and prints how many were checked. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@formline/tooling/workspace';
import { say } from './progress';
import { runCommand } from './runCommand';
import { packageFolders } from './packageFolders';

/** More at once only makes each slower on the two cores a small machine has. */
const AT_ONCE = 2;

async function checkTypes(wanted: readonly string[]): Promise<boolean> {
  const all = packageFolders(workspaceRoot);
  const folders = wanted.length === 0 ? all : all.filter((folder) => wanted.includes(folder));
  for (const folder of wanted.filter((name) => !all.includes(name))) say(`There is no package ${folder}.`);
  const queue = [...folders];
  const failed: string[] = [];
  const work = async () => {
    for (let folder = queue.shift(); folder !== undefined; folder = queue.shift()) {
      if (!(await hasRightTypes(folder))) failed.push(folder);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const verdict = failed.length === 0 ? 'no errors' : `errors in ${failed.sort().join(', ')}`;
  say(`Types of ${folders.length} packages: ${verdict}`);
  return folders.length >= Math.max(1, wanted.length) && failed.length === 0;
}

async function hasRightTypes(folder: string): Promise<boolean> {
  const cwd = path.join(workspaceRoot, folder);
  if (!existsSync(path.join(cwd, 'tsconfig.json'))) {
    say(`${folder}: has no tsconfig.json`);
    return false;
  }
  const { isSuccess, output } = await runCommand('tsc --pretty false -p .', { cwd });
  if (!isSuccess) say(fromRoot(output, folder).trimEnd());
  return isSuccess;
}

/** Names each file from the workspace's root, so that an editor's terminal can open it. */
const fromRoot = (output: string, folder: string) =>
  output.replace(/^[^\s(]+(?=\(\d)/gm, (file) => path.join(folder, file));

process.exitCode = 1;
void checkTypes(process.argv.slice(2)).then((isRight) => {
  process.exitCode = isRight ? 0 : 1;
});
