import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entryPointKeys } from '@formline/shared/contracts/platform/entryPoints';
import * as z from '@formline/shared/contracts/schema';
import { type BuildInputs, buildInputs, entryPointFile, sourcesIn } from './buildInputs';
import { emittedTypes, typesOf } from './buildTypes';
import type { Declarations } from '../delivery/gate/types/declarations';
import { carriedPackages } from './carriedPackages';
import { ENTRY_POINTS_FILE } from './entryPointVersions';
import { inlineScripts } from './firstPaintFiles';
import { hashOfFiles } from './hashOfFiles';
import { type BrowserPackage, packageDir } from './workspace';

export interface NamedBuild {
  readonly name: BrowserPackage;
  /** E.g. `0.25.1-3fa94c01`. */
  readonly build: string;
  /** With what the tools add to a bundle. */
  readonly inputs: BuildInputs;
  readonly types: Declarations;
}

const packageSchema = z.object({
  version: z.withDefault(z.string(), '0.0.0'),
  formline: z.optional(z.unknown()),
  sideEffects: z.optional(z.unknown()),
});

/** Without dependencies: what is resolved counts, not what is declared. */
function packageFacts(name: string) {
  const text = readFileSync(path.join(packageDir(name), 'package.json'), 'utf8');
  const parsed = z.safeParse(packageSchema, JSON.parse(text));
  if (!parsed.success) throw new Error(`${name}/package.json is not valid`);
  return parsed.data;
}

export const versionOf = (name: string) => packageFacts(name).version;

/** Named as text in the settings of the bundler, or called as a program. */
const TOOLS_BY_NAME = ['swc-loader', 'css-loader', '@swc/core', 'typescript'];

async function toolInputs(): Promise<BuildInputs> {
  const folder = packageDir('tooling');
  const modules = [path.join(folder, 'src/build/buildPackage.ts')];
  const { files, packages } = await buildInputs({ modules, isRemote: false });
  const byName = carriedPackages(
    TOOLS_BY_NAME.map((name) => ({ name, from: folder })),
    [],
  );
  return { files, packages: [...new Set([...packages, ...byName])].sort(), entryPoints: [] };
}

const merged = (all: readonly BuildInputs[]): BuildInputs => ({
  files: [...new Set(all.flatMap(({ files }) => files))].sort(),
  packages: [...new Set(all.flatMap(({ packages }) => packages))].sort(),
  entryPoints: entryPointKeys.filter((key) => all.some(({ entryPoints }) => entryPoints.includes(key))),
});

const inside = (name: string, ...files: readonly string[]) =>
  files.map((file) => path.join(packageDir(name), 'src', file));

async function hostInputs(): Promise<BuildInputs> {
  const inline = Object.values(inlineScripts).map(({ module }) => `bootstrap/${module}.ts`);
  const modules = inside('host', 'bootstrap/start.tsx', ...inline, 'shell/paintedShell.tsx');
  const inputs = await buildInputs({ modules, isRemote: false });
  return { ...inputs, files: [...inputs.files, `shared/${ENTRY_POINTS_FILE}`], entryPoints: entryPointKeys };
}

async function remoteInputs(name: string): Promise<BuildInputs> {
  const folder = path.join(packageDir(name), 'src/expose');
  const exposed = readdirSync(folder).filter((file) => /(?<!\.test)\.tsx$/.test(file));
  const modules = inside(name, 'manifest.ts', ...exposed.map((file) => `expose/${file}`));
  const bundled = await buildInputs({ modules, isRemote: true });
  if (!/\bfirstPaint\b/.test(readFileSync(path.join(packageDir(name), 'src/manifest.ts'), 'utf8')))
    return bundled;
  // Its page is rendered by the build with the host's components.
  const rendered = [...modules, ...(['ui/core', 'routing'] as const).map(entryPointFile)];
  return merged([bundled, await buildInputs({ modules: rendered, isRemote: false })]);
}

async function packageInputs(name: BrowserPackage): Promise<BuildInputs> {
  const inputs = name === 'host' ? await hostInputs() : await remoteInputs(name);
  const own = sourcesIn(path.join(packageDir(name), 'src'));
  return { ...inputs, files: [...new Set([...inputs.files, ...own])].sort() };
}

interface Common {
  readonly tools: BuildInputs;
  readonly declarations: Declarations;
}

async function nameBuild(name: BrowserPackage, { tools, declarations }: Common): Promise<NamedBuild> {
  const inputs = await packageInputs(name);
  const types = typesOf(inputs.entryPoints, declarations);
  const parts = [
    hashOfFiles(tools.files),
    tools.packages,
    hashOfFiles(inputs.files),
    inputs.packages,
    [...types],
    packageFacts(name),
    packageFacts('shared').sideEffects,
  ];
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8);
  const packages = [...inputs.packages, ...tools.packages];
  return { name, build: `${versionOf(name)}-${hash}`, inputs: { ...inputs, packages }, types };
}

export async function nameBuilds(names: readonly BrowserPackage[]): Promise<NamedBuild[]> {
  const declarations = await emittedTypes();
  const tools = await toolInputs();
  return Promise.all(names.map((name) => nameBuild(name, { tools, declarations })));
}
