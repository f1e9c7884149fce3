import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageDir, workspaceRoot } from './workspace';

const isSource = (file: string) =>
  !/\.(?:test|showcase)\.tsx?$|[/\\](testing|node_modules|dist)[/\\]/.test(file);

function sourcesIn(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(workspaceRoot, path.join(entry.parentPath, entry.name)))
    .filter(isSource)
    .sort();
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(workspaceRoot, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

const buildTools = ['build', 'webpack'].map((folder) => path.join(packageDir('tooling'), 'src', folder));

export const commonInputsHash = () =>
  hashOf([
    'pnpm-lock.yaml',
    'shared/package.json',
    ...sourcesIn(path.join(packageDir('shared'), 'src')),
    ...buildTools.flatMap(sourcesIn),
  ]);

export function inputsHashes<N extends string>(names: readonly N[]): { name: N; hash: string }[] {
  const common = commonInputsHash();
  return names.map((name) => {
    const own = hashOf([`${name}/package.json`, ...sourcesIn(path.join(packageDir(name), 'src'))]);
    return { name, hash: createHash('sha256').update(common).update(own).digest('hex').slice(0, 8) };
  });
}
