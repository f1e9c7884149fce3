import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  type EntryPointKey,
  entryPointName,
  entryPointOf,
} from '@formline/shared/contracts/platform/entryPoints';
import { build, type OnResolveArgs, type Plugin } from 'esbuild';
import { carriedPackages } from './carriedPackages';
import { workspaceRoot } from './workspace';

export interface BuildInputs {
  /** Relative to the root of the workspace. */
  readonly files: readonly string[];
  /** With version and folder, so that a new resolution is another input. */
  readonly packages: readonly string[];
  /** What the host provides, and the build does not contain. */
  readonly entryPoints: readonly EntryPointKey[];
}

export interface Program {
  readonly modules: readonly string[];
  /** The host provides React and the entry points. */
  readonly isRemote: boolean;
}

const EXTENSIONS = ['', '.ts', '.tsx', '.js'];
const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** Like the bundler: esbuild alone compares file names without regard to case. */
const relativeImports: Plugin = {
  name: 'relative imports',
  setup(bundler) {
    bundler.onResolve({ filter: /^\./ }, ({ path: wanted, resolveDir }) => {
      const base = path.resolve(resolveDir, wanted);
      const found = EXTENSIONS.map((extension) => base + extension).find(isFile);
      return found === undefined ? null : { path: found };
    });
  },
};

/** `@scope/name/sub` → `@scope/name`. */
const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

const HOST_PACKAGES = ['react', 'react-dom'];

function boundaries({ isRemote }: Program) {
  const entryPoints = new Set<EntryPointKey>();
  const packages = new Map<string, { name: string; from: string }>();
  const resolve = ({ path: specifier, kind, resolveDir }: OnResolveArgs) => {
    if (kind === 'entry-point') return null;
    const entryPoint = isRemote ? entryPointOf(specifier) : undefined;
    if (entryPoint) entryPoints.add(entryPoint);
    else if (specifier.startsWith('@formline/')) return null;
    const name = packageOf(specifier);
    if (!entryPoint && !/^(?:node|data):/.test(specifier))
      packages.set(`${resolveDir} ${name}`, { name, from: resolveDir });
    return { path: specifier, external: true };
  };
  const plugin: Plugin = {
    name: 'boundaries',
    setup: (bundler) => bundler.onResolve({ filter: /^[^./]/ }, resolve),
  };
  return { plugin, entryPoints, packages };
}

/** The modules that a bundle of these can contain, found without bundling packages. */
export async function buildInputs(program: Program): Promise<BuildInputs> {
  const { plugin, entryPoints, packages } = boundaries(program);
  const { metafile } = await build({
    entryPoints: [...program.modules],
    bundle: true,
    write: false,
    metafile: true,
    outdir: path.join(workspaceRoot, '.cache'),
    absWorkingDir: workspaceRoot,
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    tsconfigRaw: '{}',
    loader: { '.svg': 'empty', '.woff2': 'empty', '.css': 'local-css' },
    logLevel: 'silent',
    plugins: [relativeImports, plugin],
  });
  return {
    files: Object.keys(metafile.inputs).sort(),
    packages: carriedPackages([...packages.values()], program.isRemote ? HOST_PACKAGES : []),
    entryPoints: [...entryPoints].sort(),
  };
}

/** Written by the federation plug-in from its settings, which are counted. */
const isGenerated = (file: string) => file.includes('node_modules/.federation/');

/** @throws Error when a bundle contains a module that the name of its build does not count */
export function assertCounted(bundled: readonly string[], { files, packages }: BuildInputs): void {
  const counted = new Set(files);
  const folders = packages.map((known) => known.slice(known.indexOf(' ') + 1));
  const forgotten = bundled
    .map((file) => path.relative(workspaceRoot, file).replaceAll(path.sep, '/'))
    .filter((file) => !isGenerated(file))
    .find((file) => !counted.has(file) && !folders.some((folder) => file.startsWith(`${folder}/`)));
  if (forgotten !== undefined)
    throw new Error(`The build contains ${forgotten}, which its name does not count (buildInputs.ts)`);
}

const require = createRequire(import.meta.url);

export const entryPointFile = (key: EntryPointKey) => require.resolve(entryPointName(key));

const isSource = (file: string) =>
  !/\.(?:test|showcase)\.tsx?$|[/\\](testing|node_modules|dist)[/\\]/.test(file);

export function sourcesIn(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(workspaceRoot, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter(isSource)
    .sort();
}

export const readSource = (file: string) => readFileSync(path.join(workspaceRoot, file));
