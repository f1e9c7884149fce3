/** Checks the named packages, or all. Browser packages share the sources of `shared`, so they are one program. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@formline/tooling/workspace';
import { packageFolders } from './imports/readImports';
import { say } from './process/progress';
import { runCommand } from './process/runCommand';

/** On two cores more would only slow each other down. */
const AT_ONCE = 2;
const CACHE_DIR = path.join(workspaceRoot, '.cache/type-check');
const BROWSER_SETTINGS = '{ "extends": "../tooling/tsconfig/browser.json", "include": ["src"] }';

interface Program {
  readonly folders: readonly string[];
  readonly project: string;
}

const hasBrowserSettings = (folder: string) =>
  JSON.stringify(JSON.parse(readFileSync(path.join(workspaceRoot, folder, 'tsconfig.json'), 'utf8'))) ===
  JSON.stringify(JSON.parse(BROWSER_SETTINGS));

function programsOf(folders: readonly string[]): Program[] {
  const together = folders.filter(hasBrowserSettings);
  const alone = folders.filter((folder) => !together.includes(folder));
  const programs = (together.length > 1 ? alone : folders).map((folder) => ({
    folders: [folder],
    project: path.join(workspaceRoot, folder, 'tsconfig.json'),
  }));
  return together.length > 1
    ? [{ folders: together, project: writeJointProject(together) }, ...programs]
    : programs;
}

function writeJointProject(folders: readonly string[]): string {
  const project = path.join(CACHE_DIR, 'browser.json');
  const include = folders.map((folder) => path.join(workspaceRoot, folder, 'src'));
  const settings = path.join(workspaceRoot, 'tooling/tsconfig/browser.json');
  writeFileSync(project, JSON.stringify({ extends: settings, include }));
  return project;
}

async function checkTypes(wanted: readonly string[]): Promise<boolean> {
  const all = packageFolders(workspaceRoot);
  const folders = wanted.length === 0 ? all : all.filter((folder) => wanted.includes(folder));
  for (const folder of wanted.filter((name) => !all.includes(name))) say(`There is no package ${folder}.`);
  const unset = folders.filter((folder) => !existsSync(path.join(workspaceRoot, folder, 'tsconfig.json')));
  for (const folder of unset) say(`${folder}: has no tsconfig.json`);
  mkdirSync(CACHE_DIR, { recursive: true });
  const queue = programsOf(folders.filter((folder) => !unset.includes(folder)));
  const failed = [...unset];
  const work = async () => {
    for (let program = queue.shift(); program !== undefined; program = queue.shift()) {
      if (!(await hasRightTypes(program))) failed.push(...program.folders);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const verdict = failed.length === 0 ? 'no errors' : `errors in ${failed.sort().join(', ')}`;
  say(`Types of ${folders.length} packages: ${verdict}`);
  return folders.length >= Math.max(1, wanted.length) && failed.length === 0;
}

/** Results are cached, so that only changed programs are checked again. */
async function hasRightTypes({ folders, project }: Program): Promise<boolean> {
  const known = path.join(CACHE_DIR, `${folders.join('+')}.tsbuildinfo`);
  const command = `tsc --pretty false --incremental --tsBuildInfoFile "${known}" -p "${project}"`;
  const { isSuccess, output } = await runCommand(command, { cwd: workspaceRoot });
  if (!isSuccess) say(output.trimEnd());
  return isSuccess;
}

process.exitCode = 1;
void checkTypes(process.argv.slice(2)).then((isRight) => {
  process.exitCode = isRight ? 0 : 1;
});
