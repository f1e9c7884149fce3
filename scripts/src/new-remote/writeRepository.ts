import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from '@formline/shared/contracts/schema';
import { workspaceRoot } from '@formline/tooling/workspace';
import { PlainError } from '../process/plainError';
import { newRemoteTexts as texts } from './newRemote.texts';
import { packPackages, resolved } from './packPackages';
import { remoteTemplate, remoteWords, writeTemplate } from './writeRemote';

const repositoryTemplate = path.join(workspaceRoot, 'scripts/repository-template');
const PACKAGES = 'packages';
const FIRST_VERSION = '0.1.0';

const versionsSchema = z.record(z.string(), z.string());
const remotePackageSchema = z.object({
  name: z.string(),
  version: z.string(),
  private: z.boolean(),
  dependencies: versionsSchema,
  devDependencies: versionsSchema,
  formline: z.unknown(),
});

/** The root installs everything, so that the package of the remote keeps its version and its budgets alone. */
async function writePackages(folder: string, remote: string): Promise<void> {
  const file = path.join(folder, remote, 'package.json');
  const read = z.safeParse(remotePackageSchema, JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`${file} is not valid`);
  const { dependencies, devDependencies, ...own } = read.data;
  const packed = Object.entries(await packPackages(path.join(folder, PACKAGES)));
  const root = {
    name: remote.slice('mf-'.length),
    private: true,
    engines: { node: '>=20.19.0' },
    scripts: {
      dev: `mf dev ${remote}`,
      build: 'mf build',
      test: 'jest',
      types: `tsc --noEmit -p ${remote}`,
    },
    dependencies: {
      ...resolved({ ...dependencies, ...devDependencies, 'react-dom': 'catalog:', jest: 'catalog:' }),
      ...Object.fromEntries(packed.map(([name, archive]) => [name, `file:${PACKAGES}/${archive}`])),
    },
  };
  writeFileSync(file, `${JSON.stringify(own, null, 2)}\n`);
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(root, null, 2)}\n`);
}

/** A remote outside this workspace, with the packages it needs. @throws PlainError for a folder with content */
export async function writeRepository(folder: string, remote: string): Promise<void> {
  const words = {
    ...remoteWords(remote),
    version: FIRST_VERSION,
    tooling: '../node_modules/@formline/tooling',
  };
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new PlainError(texts.notEmpty(folder));
  writeTemplate(repositoryTemplate, folder, words);
  writeTemplate(remoteTemplate, path.join(folder, remote), words);
  await writePackages(folder, remote);
}
