import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REGISTRY_ELEMENT_ID } from '@formline/shared/contracts/registry';
import { compressFolder } from '@formline/tooling/build/compressFolder';
import { HEAD_MARK, hostPage } from '@formline/tooling/build/hostPage';
import { readManifest } from '@formline/tooling/build/readManifest';
import { packageDir, remoteNames, workspaceRoot } from '@formline/tooling/workspace';
import { baseConfig, type BuildTarget } from '@formline/tooling/webpack/baseConfig';
import { hostConfig } from '@formline/tooling/webpack/hostConfig';
import webpack, { type Configuration } from 'webpack';

const benchDir = path.join(workspaceRoot, '.cache/bench');

/** A page to measure: the folder its files lie in and its HTML. */
export interface ComparisonPage {
  readonly dir: string;
  readonly html: string;
}

const targetFor = (build: string): BuildTarget => ({
  name: 'host',
  build,
  mode: 'production',
  outputDir: path.join(benchDir, build, 'host', build),
});

function compile(config: Configuration): Promise<string[]> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) return reject(error);
      if (!stats || stats.hasErrors()) return reject(new Error(stats?.toString('errors-only')));
      const { entrypoints = {} } = stats.toJson({ all: false, entrypoints: true });
      return resolve((entrypoints['main']?.assets ?? []).map(({ name }) => name));
    });
  });
}

/** The host's loader of remotes, replaced by lazy imports of the remotes' sources. */
function writeLazyImports(exposed: readonly { name: string; expose: string }[]): string {
  const file = path.join(benchDir, 'lazyRemotes.ts');
  const imports = exposed.map(({ name, expose }) => {
    const source = path.join(packageDir(name), 'src/expose', expose);
    return `  '${name}/${expose}': () => import('${source}'),`;
  });
  mkdirSync(benchDir, { recursive: true });
  writeFileSync(
    file,
    `const modules = {\n${imports.join('\n')}\n};\nexport const loadRemote = (entry, expose) => modules[\`\${entry.name}/\${expose}\`]();\n`,
  );
  return file;
}

/** The same sources, host and remotes, as one webpack application with lazy routes. */
export async function buildAsOneApplication(): Promise<ComparisonPage> {
  const manifests = await Promise.all(remoteNames.map(readManifest));
  const exposed = manifests.flatMap(({ name, routes, slots }) =>
    [...routes, ...slots].map(({ expose }) => ({ name, expose })),
  );
  const target = targetFor('one-application');
  const config = hostConfig(target);
  const lazyImports = new webpack.NormalModuleReplacementPlugin(/\/loadRemote$/, writeLazyImports(exposed));
  const files = await compile({ ...config, plugins: [...(config.plugins ?? []), lazyImports] });
  await compressFolder(target.outputDir);
  const remotes = manifests.map((manifest) => ({
    name: manifest.name,
    version: '0',
    build: 'bench',
    global: 'none',
    entry: '/none.js',
    files: {},
    manifest,
  }));
  const registry = `<script type="application/json" id="${REGISTRY_ELEMENT_ID}">${JSON.stringify({ revision: 0, remotes })}</script>`;
  const html = hostPage({ build: target.build, files: { main: files } }).replace(HEAD_MARK, registry);
  return { dir: path.join(benchDir, target.build), html };
}

const barePage = `
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
const Page = () => (
  <main>
    <h1>Sign in to Formline</h1>
    <form><label>Email <input type="email" /></label><button>Continue</button></form>
  </main>
);
const router = createBrowserRouter([{ path: '*', element: <Page /> }]);
createRoot(document.getElementById('root')).render(<RouterProvider router={router} />);
`;

interface PageSource {
  /** File of the page's program. */
  readonly entry: string;
  /** Packages whose dependencies the program may import. */
  readonly modulesOf: readonly string[];
  /** What stands in the head. */
  readonly head?: string;
}

/** Builds a page of one program as the host is built. */
export async function buildPage(name: string, source: PageSource): Promise<ComparisonPage> {
  const target = targetFor(name);
  const config = baseConfig(target);
  const rules = (config.module?.rules ?? []).map((rule) =>
    typeof rule === 'object' && rule !== null ? rule : {},
  );
  const modules = source.modulesOf.map((dependent) => path.join(packageDir(dependent), 'node_modules'));
  const files = await compile({
    ...config,
    entry: { main: source.entry },
    module: { rules },
    resolve: { ...config.resolve, modules: [...modules, 'node_modules'] },
  });
  await compressFolder(target.outputDir);
  const html = hostPage({ build: target.build, files: { main: files } }).replace(
    HEAD_MARK,
    source.head ?? '',
  );
  return { dir: path.join(benchDir, target.build), html };
}

/** React and the router alone with a form: what no page of this kind can go below. */
export async function buildBarePage(): Promise<ComparisonPage> {
  const entry = path.join(packageDir('shared'), 'node_modules/.formline-bare-page.tsx');
  writeFileSync(entry, barePage);
  return buildPage('bare', { entry, modulesOf: ['shared'] });
}
