import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { type EntryPointKey, entryPointKeys } from '@formline/shared/contracts/platform/entryPoints';
import { type Declarations, declarationsFrom, sharedModule } from '../delivery/gate/types/declarations';
import { entryPointFile, sourcesIn } from './buildInputs';
import { hashOfFiles } from './hashOfFiles';
import { isInstalled, packageDir, workspaceRoot } from './workspace';

const require = createRequire(import.meta.url);
const compiler = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');

/** Beside the entry points: payloads of events and props of slots. */
const MEETING_POINTS = ['contracts/busPayloads', 'contracts/slots', 'events/catalogue'];

/** Folder of the packed `shared`. */
export const PACKED_TYPES = 'types';

const settings = (outDir: string) => ({
  extends: path.join(packageDir('tooling'), 'tsconfig/browser.json'),
  compilerOptions: {
    rootDir: workspaceRoot,
    outDir,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // A comment is no change of what host and remotes exchange.
    removeComments: true,
    // Only declarations are needed; types are checked elsewhere.
    noCheck: true,
    types: [],
  },
  files: [
    ...entryPointKeys.map(entryPointFile),
    ...MEETING_POINTS.map((name) => path.join(packageDir('shared'), 'src', `${name}.ts`)),
  ],
});

async function emitTypes(target: string): Promise<void> {
  mkdirSync(path.dirname(target), { recursive: true });
  const arriving = mkdtempSync(`${target}.`);
  const settingsFile = path.join(arriving, 'tsconfig.json');
  try {
    writeFileSync(settingsFile, JSON.stringify(settings(arriving)));
    await promisify(execFile)(process.execPath, [compiler, '-p', settingsFile, '--pretty', 'false']);
    rmSync(settingsFile);
    moveInto(arriving, target);
  } catch (error) {
    rmSync(arriving, { recursive: true, force: true });
    const output = typeof error === 'object' && error !== null ? String(Reflect.get(error, 'stdout')) : '';
    throw new Error(`The types of shared could not be written: ${output || String(error)}`, { cause: error });
  }
}

const typesHash = () =>
  hashOfFiles([
    ...sourcesIn(path.join(packageDir('shared'), 'src')),
    'shared/package.json',
    'tooling/src/build/buildTypes.ts',
    'tooling/tsconfig/base.json',
    'tooling/tsconfig/browser.json',
    path.relative(workspaceRoot, require.resolve('typescript/package.json')),
  ]);

/** Of all entry points, for the sources as they are now. */
export async function emittedTypes(): Promise<Declarations> {
  const folder = await typesFolder();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => file.replaceAll(path.sep, '/'));
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

/** A package brings its declarations, because the compiler writes none for packages. */
export async function typesFolder(): Promise<string> {
  if (isInstalled) return path.join(packageDir('shared'), PACKED_TYPES);
  const folder = path.join(workspaceRoot, '.cache/types', typesHash());
  if (!existsSync(folder)) await emitTypes(folder);
  return folder;
}

/** Of these entry points alone: the host's are what it offers, a remote's what it was compiled against. */
export function typesOf(entryPoints: readonly EntryPointKey[], declarations: Declarations): Declarations {
  const roots = [...entryPoints, ...MEETING_POINTS].map((subpath) => {
    const module = sharedModule(declarations, subpath);
    if (module === null) throw new Error(`The types of ${subpath} were not written`);
    return `${module}.d.ts`;
  });
  const files = declarationsFrom(roots, declarations).sort();
  return new Map(files.map((file) => [file, declarations.get(file) ?? '']));
}

export function writeBuildTypes(dir: string, types: Declarations): void {
  for (const [file, text] of types) {
    const target = path.join(dir, 'types', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/** If another process was first, its identical folder stays. */
export function moveInto(arriving: string, target: string): void {
  try {
    renameSync(arriving, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
    rmSync(arriving, { recursive: true });
  }
}
