import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  entryPointKeys,
  entryPointName,
  entryPointOf,
} from '@formline/shared/contracts/platform/entryPoints';
import * as z from '@formline/shared/contracts/schema';
import type { Compilation, Compiler, Module } from 'webpack';
import { ALL_EXPORTS } from '../build/buildContract';
import { deprecatedExports, deprecationLine } from '../build/deprecatedExports';
import { type NamedUses, readNamedUses } from '../build/namedUses';
import { packageDir, workspaceRoot } from '../build/workspace';

type Names = Readonly<Record<string, readonly string[]>>;

export interface MeasuredUses extends NamedUses {
  readonly consumed: Names;
  readonly offered: Names;
  readonly contracts: Names;
  /** Every source file and file of a package in the bundle. */
  readonly files: readonly string[];
  /** One line for each use of a deprecated name of an entry point. */
  readonly deprecations: readonly string[];
}

const require = createRequire(import.meta.url);
const CONTRACTS = path.join(packageDir('shared'), 'src/contracts/');
const entryPointsByFile = new Map(entryPointKeys.map((key) => [require.resolve(entryPointName(key)), key]));

export function measureUses(compilation: Compilation): MeasuredUses {
  const { chunkGraph } = compilation;
  const modules = [...compilation.modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  const consumed = new Map<string, readonly string[]>();
  const offered = new Map<string, readonly string[]>();
  const contracts = new Map<string, readonly string[]>();
  const named: NamedUses[] = [];
  const files = new Set<string>();
  const deprecations: string[] = [];
  for (const module of modules) {
    const shared = consumedKey(module);
    if (shared !== null) {
      const references = referencesTo(module, compilation);
      consumed.set(shared, sorted(references.map(({ name }) => name)));
      deprecations.push(...deprecatedIn(references, shared));
    }
    const file = fileOf(module);
    if (file === null) continue;
    if (path.isAbsolute(file)) files.add(file);
    const entryPoint = entryPointsByFile.get(file);
    if (entryPoint) offered.set(entryPoint, namesOffered(module, compilation));
    if (file.startsWith(CONTRACTS)) contracts.set(file, exportsUsed(module, compilation));
    if (/\.tsx?$/.test(file)) named.push(readNamedUses(readFileSync(file, 'utf8'), file));
  }
  return {
    consumed: inOrder(consumed),
    offered: inOrder(offered),
    contracts: inOrder(contracts),
    files: sorted(files),
    deprecations: sorted(deprecations),
    emits: sorted(named.flatMap(({ emits }) => emits)),
    listens: sorted(named.flatMap(({ listens }) => listens)),
    slotsPlaced: sorted(named.flatMap(({ slotsPlaced }) => slotsPlaced)),
  };
}

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
const inOrder = (names: ReadonlyMap<string, readonly string[]>): Names =>
  Object.fromEntries([...names].sort(([one], [other]) => (one < other ? -1 : 1)));

const consumedSchema = z.object({
  type: z.literal('consume-shared-module'),
  options: z.object({ shareKey: z.string() }),
});

const consumedKey = (module: Module) => z.safeParse(consumedSchema, module).data?.options.shareKey ?? null;

const resourceSchema = z.object({ resource: z.string() });

const fileOf = (module: Module) =>
  z.safeParse(resourceSchema, module).data?.resource.replace(/\?.*$/, '') ?? null;

interface Reference {
  readonly name: string;
  /** Of the importing module. */
  readonly file: string | null;
}

/** To an external module. A namespace import may use any name. */
function referencesTo(module: Module, { moduleGraph, chunkGraph }: Compilation): Reference[] {
  const found: Reference[] = [];
  for (const connection of moduleGraph.getIncomingConnections(module)) {
    const { dependency, originModule } = connection;
    if (!dependency) continue;
    const isInside = originModule !== null && chunkGraph.getNumberOfModuleChunks(originModule) > 0;
    if (!isInside || !connection.isActive(undefined)) continue;
    for (const reference of dependency.getReferencedExports(moduleGraph, undefined)) {
      const [name = ALL_EXPORTS] = Array.isArray(reference) ? reference : reference.name;
      found.push({ name, file: fileOf(originModule) });
    }
  }
  return found;
}

function deprecatedIn(references: readonly Reference[], module: string): string[] {
  const entryPoint = entryPointOf(module);
  const known = entryPoint && deprecatedExports(require.resolve(module));
  if (!known) return [];
  return references.flatMap(({ name, file }) => {
    const advice = known.get(name);
    return advice === undefined || file === null
      ? []
      : deprecationLine({ file, name, module }, { advice, root: workspaceRoot });
  });
}

/** @throws Error when an entry point re-exports names that are known only at run time */
function namesOffered(module: Module, { moduleGraph }: Compilation): string[] {
  const names = moduleGraph.getProvidedExports(module);
  if (!Array.isArray(names)) throw new Error(`${fileOf(module)}: a door must name what it offers`);
  return sorted(names);
}

function exportsUsed(module: Module, { moduleGraph }: Compilation): string[] {
  const used = moduleGraph.getUsedExports(module, undefined);
  if (used === false) return [];
  if (used === true || used === null) return [ALL_EXPORTS];
  return sorted(used);
}

export class ContractPlugin {
  constructor(private readonly onMeasured: (uses: MeasuredUses) => void) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ContractPlugin', (compilation) => {
      compilation.hooks.afterChunks.tap('ContractPlugin', () => this.onMeasured(measureUses(compilation)));
    });
  }
}
