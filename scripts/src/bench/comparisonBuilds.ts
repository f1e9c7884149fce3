import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle, filesByChunk } from '@formline/tooling/build/bundle';
import { compressFolder } from '@formline/tooling/build/compressFolder';
import { HEAD_MARK, hostPage } from '@formline/tooling/build/hostPage';
import { hashFolder } from '@formline/tooling/build/integrityFile';
import { packageDir, workspaceRoot } from '@formline/tooling/workspace';
import { baseConfig, type BuildTarget } from '@formline/tooling/webpack/baseConfig';

/** Folder of everything that is built to be measured. */
export const benchDir = path.join(workspaceRoot, '.cache/bench');

/** A page to measure: the folder its files lie in and its HTML. */
export interface ComparisonPage {
  readonly dir: string;
  readonly html: string;
}

/** A build of a page to measure, in a folder of its own. */
export const targetFor = (build: string): BuildTarget => ({
  name: 'host',
  build,
  mode: 'production',
  outputDir: path.join(benchDir, build, 'host', build),
});

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
  const stats = await bundle({
    ...config,
    entry: { main: source.entry },
    module: { rules },
    resolve: { ...config.resolve, modules: [...modules, 'node_modules'] },
  });
  await compressFolder(target.outputDir);
  const html = hostPage({
    build: target.build,
    files: filesByChunk(stats),
    integrity: hashFolder(target.outputDir),
  }).replace(HEAD_MARK, source.head ?? '');
  return { dir: path.join(benchDir, target.build), html };
}

/** React and the router alone with a form: what no page of this kind can go below. */
export async function buildBarePage(): Promise<ComparisonPage> {
  const entry = path.join(packageDir('shared'), 'node_modules/.formline-bare-page.tsx');
  writeFileSync(entry, barePage);
  return buildPage('bare', { entry, modulesOf: ['shared'] });
}
