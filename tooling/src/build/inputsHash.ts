import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageDir, workspaceRoot } from './workspace';

const isSource = (file: string) => !/\.test\.tsx?$|[/\\](testing|node_modules|dist)[/\\]/.test(file);

const filesUnder = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter(isSource)
    .sort();

/** What a build of any package depends on beside its own sources. */
const commonInputs = () => [
  path.join(workspaceRoot, 'pnpm-lock.yaml'),
  path.join(packageDir('shared'), 'package.json'),
  ...filesUnder(path.join(packageDir('shared'), 'src')),
  ...filesUnder(path.join(packageDir('tooling'), 'src')),
];

/** Eight hex digits that change with anything the build of a package is made from. */
export function inputsHash(name: string): string {
  const dir = packageDir(name);
  const own = [path.join(dir, 'package.json'), ...filesUnder(path.join(dir, 'src'))];
  const hash = createHash('sha256');
  for (const file of [...own, ...commonInputs()]) {
    hash.update(path.relative(workspaceRoot, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}
