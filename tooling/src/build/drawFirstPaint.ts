import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteManifest } from '@formline/shared/contracts/platform/remoteManifest';
import * as z from '@formline/shared/contracts/schema';
import { build, transform } from 'esbuild';
import {
  type FirstPaintFiles,
  firstPaintFiles,
  inlineScriptFile,
  inlineScriptNames,
  inlineScripts,
  shellPaintFiles,
} from './firstPaintFiles';
import { packageDir, type RemoteName } from './workspace';

interface Drawable {
  readonly module: string;
  readonly as: string;
}

/** The theme comes first, because it fixes the order of the layers. */
const drawingProgram = ({ module, as }: Drawable) => `
import '@formline/shared/ui/theme.css';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from '@formline/shared/routing';
import { UiProvider } from '@formline/shared/ui/core';
import { ${as} as Page } from ${JSON.stringify(module)};
export const draw = (path) => {
  const router = createMemoryRouter([{ path: '*', element: createElement(Page) }], { initialEntries: [path] });
  return renderToStaticMarkup(createElement(UiProvider, null, createElement(RouterProvider, { router })));
};
`;

const drawingSchema = z.object({ html: z.string() });

interface Drawing {
  readonly html: string;
  /** Of the style sheets that the page imports. */
  readonly css: string;
}

async function draw(drawable: Drawable, address: string): Promise<Drawing> {
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
      logLevel: 'error',
    });
    const program: unknown = await import(pathToFileURL(outfile).href);
    const drawer: unknown = typeof program === 'object' && program ? Reflect.get(program, 'draw') : null;
    const html: unknown = typeof drawer === 'function' ? Reflect.apply(drawer, null, [address]) : null;
    const drawn = z.safeParse(drawingSchema, { html });
    if (!drawn.success) throw new Error(`The first paint of ${drawable.module} could not be drawn`);
    const styles = outfile.replace(/mjs$/, 'css');
    return { ...drawn.data, css: existsSync(styles) ? await minified(readFileSync(styles, 'utf8')) : '' };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const minified = async (css: string) => (await transform(css, { loader: 'css', minify: true })).code;

const STYLE_ELEMENT = /<style[^>]*>(.*?)<\/style>/gs;

/** Styles are a separate file, because the page's policy names their hash. */
function write({ html, css }: Drawing, files: FirstPaintFiles, outputDir: string): void {
  const styles = [...html.matchAll(STYLE_ELEMENT)].map(([, rules]) => rules);
  writeFileSync(path.join(outputDir, files.css), [css, ...styles].join('\n'));
  writeFileSync(path.join(outputDir, files.html), html.replaceAll(STYLE_ELEMENT, ''));
}

export async function drawFirstPaints(
  name: RemoteName,
  manifest: RemoteManifest,
  outputDir: string,
): Promise<void> {
  for (const route of manifest.routes.filter(({ firstPaint }) => firstPaint)) {
    const module = path.join(packageDir(name), 'src/expose', route.expose);
    write(await draw({ module, as: 'default' }, route.path), firstPaintFiles(route.expose), outputDir);
  }
}

export async function drawShell(outputDir: string): Promise<void> {
  const module = path.join(packageDir('host'), 'src/shell/ShellLoading');
  write(await draw({ module, as: 'ShellLoading' }, '/'), shellPaintFiles, outputDir);
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
