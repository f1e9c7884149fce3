import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { assertCounted, buildInputs } from './buildInputs';
import { nameBuilds } from './nameBuild';
import { browserPackages, packageDir, workspaceRoot } from './workspace';

const folder = mkdtempSync(path.join(packageDir('tooling'), 'node_modules/.formline-inputs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sources = {
  'Page.tsx': `
    import { Heading } from '@formline/shared/ui/core';
    import { counted } from '@formline/shared/domain/text/counted';
    import { satisfies } from 'semver';
    import { useState } from 'react';
    import type { Shape } from './shape';
    import { rows } from './rows';
    export const Page = () => <Heading>{counted(rows, 'row')}{satisfies('1', '2')}{useState(0)}</Heading>;
    export const later = (): Promise<Shape> => import('./later');`,
  'Rows.tsx': 'export const Rows = 1;',
  'rows.ts': `import { Rows } from './Rows'; import './look.module.css'; export const rows = Rows;`,
  'look.module.css': '.row { color: red }',
  'later.ts': 'export const shape = 1;',
  'shape.ts': 'export interface Shape { shape: number }',
};

const inputsOf = (isRemote: boolean) => {
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(sources)) writeFileSync(path.join(folder, file), text);
  return buildInputs({ modules: [path.join(folder, 'Page.tsx')], isRemote });
};

const inFolder = (file: string) => path.relative(workspaceRoot, path.join(folder, file));

it('counts what a remote contains, by its letter case, and names what it asks the host for', async () => {
  const inputs = await inputsOf(true);
  expect(inputs.files).toEqual([
    'shared/src/domain/text/counted.ts',
    ...['Page.tsx', 'Rows.tsx', 'later.ts', 'look.module.css', 'rows.ts'].map(inFolder),
  ]);
  expect(inputs.entryPoints).toEqual(['ui/core']);
  expect(inputs.packages).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+ node_modules\/.*\/semver$/)]);
});

it('counts the components of the host and React for what the host itself contains', async () => {
  const { files, packages, entryPoints } = await inputsOf(false);
  expect(files).toContain('shared/src/ui/core.ts');
  expect(packages).toContainEqual(expect.stringMatching(/\/react$/));
  expect(entryPoints).toEqual([]);
});

it('stops a build that contains more than its name counts', async () => {
  const inputs = await inputsOf(true);
  const counted = [...inputs.files, `${inputs.packages[0]?.split(' ')[1] ?? ''}/index.js`];
  const absolute = (file: string) => path.join(workspaceRoot, file);
  expect(() => assertCounted(counted.map(absolute), inputs)).not.toThrow();
  expect(() => assertCounted([absolute('shared/src/domain/text/foldText.ts')], inputs)).toThrow(
    'The build contains shared/src/domain/text/foldText.ts, which its name does not count',
  );
});

it('names no build of this workspace by a test, the lock file or the package of another team', async () => {
  const named = await nameBuilds(browserPackages);
  for (const { name, inputs } of named) {
    expect(
      inputs.files.filter(
        (file) => !/^shared\/(?:src\/|entry-points\.json$)/.test(file) && !file.startsWith(`${name}/src/`),
      ),
    ).toEqual([]);
    expect(inputs.files.filter((file) => /\.test\.|\/testing\//.test(file))).toEqual([]);
  }
  expect(new Set(named.map(({ build }) => build)).size).toBe(browserPackages.length);
});
