import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle, filesByChunk } from '@formline/tooling/build/bundle';
import { compressFolder } from '@formline/tooling/build/compressFolder';
import { HEAD_MARK, hostPage } from '@formline/tooling/build/hostPage';
import { hashFolder } from '@formline/tooling/build/integrityFile';
import { packageDir, workspaceRoot } from '@formline/tooling/workspace';
import { baseConfig, type BuildTarget } from '@formline/tooling/webpack/baseConfig';

export const benchDir = path.join(workspaceRoot, '.cache/bench');

export const targetFor = (build: string): BuildTarget => ({
  name: 'host',
  build,
  mode: 'production',
  outputDir: path.join(benchDir, build, 'host', build),
});

export interface BuiltPage {
  readonly dir: string;
  readonly html: string;
}

export interface BaselinePage {
  readonly name: string;
  readonly program: string;
  readonly modulesOf: readonly string[];
  readonly styles?: string;
}

export const sourceOf = (name: string, file: string) =>
  JSON.stringify(path.join(packageDir(name), 'src', file));

export async function buildPage({ name, program, modulesOf, styles }: BaselinePage): Promise<BuiltPage> {
  const entry = path.join(packageDir('shared'), `node_modules/.formline-${name}.tsx`);
  writeFileSync(entry, program);
  const target = targetFor(name);
  const config = baseConfig(target);
  const rules = (config.module?.rules ?? []).map((rule) =>
    typeof rule === 'object' && rule !== null ? rule : {},
  );
  const modules = modulesOf.map((dependent) => path.join(packageDir(dependent), 'node_modules'));
  const stats = await bundle({
    ...config,
    entry: { main: entry },
    module: { rules },
    resolve: { ...config.resolve, modules: [...modules, 'node_modules'] },
  });
  await compressFolder(target.outputDir);
  const built = { files: filesByChunk(stats), integrity: hashFolder(target.outputDir) };
  const html = hostPage({ build: name, ...built }).replace(
    HEAD_MARK,
    styles ? `<style>${styles}</style>` : '',
  );
  return { dir: path.join(benchDir, name), html };
}
