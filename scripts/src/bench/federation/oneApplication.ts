import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  REGISTRY_URL,
  type Registry,
  type RegistryRemote,
} from '@formline/shared/contracts/platform/registry';
import type { RemoteManifest } from '@formline/shared/contracts/platform/remoteManifest';
import { SITE_CONFIG_URL } from '@formline/shared/contracts/platform/siteConfig';
import { bundle, filesByChunk } from '@formline/tooling/build/bundle';
import { compressFolder } from '@formline/tooling/build/compressFolder';
import { drawFirstPaints } from '@formline/tooling/build/drawFirstPaint';
import {
  inlineScriptFile,
  inlineScriptNames,
  shellPaintFiles,
} from '@formline/tooling/build/firstPaintFiles';
import { hostFolderOf, hostPage } from '@formline/tooling/build/hostPage';
import { readManifest } from '@formline/tooling/build/readManifest';
import { hashFolder } from '@formline/tooling/build/integrityFile';
import { packageDir, type RemoteName, remoteNames, siteDir } from '@formline/tooling/workspace';
import { hostConfig } from '@formline/tooling/webpack/hostConfig';
import webpack from 'webpack';
import { benchDir, targetFor } from '../harness/sites';

const BUILD = 'one-application';
const AT = '2026-01-01T00:00:00.000Z';

interface Part {
  readonly name: RemoteName;
  readonly manifest: RemoteManifest;
}

/** As the product, with lazy routes instead of federation. Returns the site's folder. */
export async function buildOneApplication(): Promise<string> {
  const parts = await Promise.all(
    remoteNames.map(async (name) => ({ name, manifest: await readManifest(name) })),
  );
  const dir = path.join(benchDir, BUILD);
  rmSync(dir, { recursive: true, force: true });
  const target = targetFor(BUILD);
  const config = hostConfig(target);
  const lazyImports = new webpack.NormalModuleReplacementPlugin(
    /\/(loadRemote|federation)$/,
    writeLazyImports(parts),
  );
  const stats = await bundle({
    ...config,
    plugins: [...(config.plugins ?? []), lazyImports],
    // With the host's division a route that shares one module with the kit would load all of it.
    optimization: { ...config.optimization, splitChunks: { chunks: 'async' } },
  });
  const files = filesByChunk(stats);
  for (const { name, manifest } of parts) await drawFirstPaints(name, manifest, target.outputDir);
  copyShellPaint(target.outputDir);
  await compressFolder(target.outputDir);
  for (const file of ['favicon.svg', SITE_CONFIG_URL]) cpSync(path.join(siteDir, file), path.join(dir, file));
  const built = { files, integrity: hashFolder(target.outputDir) };
  writeFileSync(path.join(dir, 'index.html'), hostPage({ build: BUILD, ...built }));
  mkdirSync(path.dirname(path.join(dir, REGISTRY_URL)), { recursive: true });
  writeFileSync(path.join(dir, REGISTRY_URL), JSON.stringify(registryOf(parts, built)));
  return dir;
}

/** One process can render only one build. */
function copyShellPaint(outputDir: string): void {
  const page = readFileSync(path.join(siteDir, 'index.html'), 'utf8');
  for (const file of [
    shellPaintFiles.pieces,
    shellPaintFiles.css,
    ...inlineScriptNames.map(inlineScriptFile),
  ]) {
    cpSync(path.join(siteDir, hostFolderOf(page), file), path.join(outputDir, file));
  }
}

const exposesOf = ({ manifest }: Part) => [
  ...new Set([...manifest.routes, ...manifest.slots].map(({ expose }) => expose)),
];

const chunkOf = (name: string, expose: string) => `${name}-${expose.replace('./', '')}`;

/** Replaces the host's loader of remotes and the federation runtime by lazy imports. */
function writeLazyImports(parts: readonly Part[]): string {
  const file = path.join(benchDir, 'lazyRemotes.ts');
  const imports = parts.flatMap((part) =>
    exposesOf(part).map((expose) => {
      const source = path.join(packageDir(part.name), 'src/expose', expose);
      const chunk = chunkOf(part.name, expose);
      return `  '${part.name}/${expose}': () => import(/* webpackChunkName: "${chunk}" */ '${source}'),`;
    }),
  );
  mkdirSync(benchDir, { recursive: true });
  writeFileSync(
    file,
    `const modules = {\n${imports.join('\n')}\n};\nexport const loadRemote = (entry, expose) => modules[\`\${entry.name}/\${expose}\`]();\nexport const prefetchExposed = loadRemote;\n`,
  );
  return file;
}

/** A remote's entry is the application itself, which is loaded anyway. */
interface Built {
  readonly files: Readonly<Record<string, readonly string[]>>;
  readonly integrity: Readonly<Record<string, string>>;
}

function registryOf(parts: readonly Part[], { files, integrity }: Built): Registry {
  const main = files['main']?.find((file) => file.endsWith('.js')) ?? '';
  const hashed = (file: string) => ({ file, integrity: integrity[file] ?? null });
  const remotes = parts.map((part): RegistryRemote => {
    const { name, manifest } = part;
    const filesOf = (expose: string) => (files[chunkOf(name, expose)] ?? []).map(hashed);
    const active = {
      version: '0',
      build: BUILD,
      entry: `/host/${BUILD}/${main}`,
      integrity: integrity[main] ?? null,
      global: 'none',
      files: Object.fromEntries(exposesOf(part).map((expose) => [expose, filesOf(expose)])),
      manifest,
    };
    const who = { name, owner: name, deployedAt: AT, deployedBy: 'bench' };
    return { ...who, active, fallback: null, canary: null, disabled: null };
  });
  return {
    revision: 1,
    previous: null,
    change: { at: AT, by: 'bench', action: 'build', overridden: null },
    hosts: [{ version: '0', build: BUILD, deployedAt: AT }],
    remotes,
  };
}
