import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteManifest } from '@formline/shared/contracts/platform/remoteManifest';
import * as z from '@formline/shared/contracts/schema';
import { build, type Plugin, transform } from 'esbuild';
import {
  firstPaintFiles,
  inlineScriptFile,
  inlineScriptNames,
  inlineScripts,
  shellPaintFiles,
  shellPiecesSchema,
} from './firstPaintFiles';
import { packageDir, type RemoteName } from './workspace';

interface Drawable {
  readonly module: string;
  /** Elements by name, as an expression of what the module exports. */
  readonly pieces: string;
}

/** The theme comes first, because it fixes the order of the layers. */
const drawingProgram = ({ module, pieces }: Drawable) => `
import '@formline/shared/ui/theme.css';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from '@formline/shared/routing';
import { UiProvider } from '@formline/shared/ui/core';
import * as drawn from ${JSON.stringify(module)};
const draw = (element, path) => {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  return renderToStaticMarkup(createElement(UiProvider, null, createElement(RouterProvider, { router })));
};
export const drawAll = (path) =>
  Object.fromEntries(Object.entries(${pieces}).map(([name, element]) => [name, draw(element, path)]));
`;

/** The page holds the theme already, so that a drawing keeps its first statement alone: the order of the layers. */
const layersOfTheme: Plugin = {
  name: 'layers-of-theme',
  setup: (bundle) =>
    bundle.onLoad({ filter: /\/ui\/theme\/theme\.css$/ }, ({ path: file }) => ({
      contents: /@layer [^;{]+;/.exec(readFileSync(file, 'utf8'))?.[0] ?? '',
      loader: 'css',
    })),
};

const STYLE_ELEMENT = /<style[^>]*>(.*?)<\/style>/gs;

interface Drawing<Pieces> {
  /** HTML by name. */
  readonly pieces: Pieces;
  /** A file of its own, because the page's policy names its hash. */
  readonly css: string;
}

/** @param schema of the pieces */
async function draw<Pieces>(
  drawable: Drawable,
  address: string,
  schema: z.Schema<Pieces>,
): Promise<Drawing<Pieces>> {
  const folder = mkdtempSync(path.join(packageDir('shared'), 'node_modules/.formline-first-paint-'));
  const outfile = path.join(folder, 'draw.mjs');
  try {
    await build({
      stdin: { contents: drawingProgram(drawable), resolveDir: packageDir('shared'), loader: 'tsx' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      // Packages written for Node call `require`.
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
      outfile,
      plugins: [layersOfTheme],
      logLevel: 'error',
    });
    const program: unknown = await import(pathToFileURL(outfile).href);
    const drawAll: unknown = typeof program === 'object' && program ? Reflect.get(program, 'drawAll') : null;
    const html: unknown = typeof drawAll === 'function' ? Reflect.apply(drawAll, null, [address]) : null;
    const drawn = z.safeParse(z.record(z.string(), z.string()), html).data ?? {};
    const pieces = z.safeParse(schema, withoutStyles(drawn));
    if (!pieces.success) throw new Error(`The first paint of ${drawable.module} could not be drawn`);
    const styles = outfile.replace(/mjs$/, 'css');
    const imported = existsSync(styles) ? await minified(readFileSync(styles, 'utf8')) : '';
    return { pieces: pieces.data, css: [imported, ...stylesIn(drawn)].join('\n') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const minified = async (css: string) => (await transform(css, { loader: 'css', minify: true })).code;

const stylesIn = (html: Readonly<Record<string, string>>) =>
  Object.values(html).flatMap((piece) => [...piece.matchAll(STYLE_ELEMENT)].map(([, rules]) => rules ?? ''));

const withoutStyles = (html: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(html).map(([name, piece]) => [name, piece.replaceAll(STYLE_ELEMENT, '')]),
  );

const pageSchema = z.object({ page: z.string() });

export async function drawFirstPaints(
  name: RemoteName,
  manifest: RemoteManifest,
  outputDir: string,
): Promise<void> {
  for (const route of manifest.routes.filter(({ firstPaint }) => firstPaint)) {
    const module = path.join(packageDir(name), 'src/expose', route.expose);
    const drawable = { module, pieces: '{ page: createElement(drawn.default) }' };
    const { pieces, css } = await draw(drawable, route.path, pageSchema);
    const files = firstPaintFiles(route.expose);
    writeFileSync(path.join(outputDir, files.html), pieces.page);
    writeFileSync(path.join(outputDir, files.css), css);
  }
}

export async function drawShell(outputDir: string): Promise<void> {
  const module = path.join(packageDir('host'), 'src/shell/paintedShell');
  const { pieces, css } = await draw({ module, pieces: 'drawn.paintedShell' }, '/', shellPiecesSchema);
  writeFileSync(path.join(outputDir, shellPaintFiles.pieces), JSON.stringify(pieces));
  writeFileSync(path.join(outputDir, shellPaintFiles.css), css);
}

export async function writeInlineScripts(outputDir: string): Promise<void> {
  for (const name of inlineScriptNames) {
    const { module, start } = inlineScripts[name];
    const from = path.join(packageDir('host'), 'src/bootstrap', module);
    await build({
      stdin: {
        contents: `import { ${start} } from ${JSON.stringify(from)}; ${start}(document.currentScript.dataset);`,
        resolveDir: packageDir('host'),
      },
      bundle: true,
      format: 'iife',
      minify: true,
      target: 'es2022',
      outfile: path.join(outputDir, inlineScriptFile(name)),
      logLevel: 'error',
    });
  }
}
