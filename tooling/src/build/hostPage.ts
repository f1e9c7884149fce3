import { type InlineScript, inlineScriptFile, inlineScriptNames } from './firstPaintFiles';
import type { BuildIntegrity, BuildRecord } from '@formline/shared/contracts/platform/buildRecord';

export const HEAD_MARK = '<!--formline:head-->';

export const FIRST_PAINT_MARK = '<!--formline:first-paint-->';

export const COLOR_SCHEME_META = '<meta name="color-scheme" content="light dark">';

export interface HostBuild extends Pick<BuildRecord, 'build' | 'files'> {
  readonly integrity: BuildIntegrity | null;
  /** Remotes in development, whose hashes are unknown. */
  readonly inDevelopment?: readonly string[];
}

/** Chunks of the host that only some first pages need. Calls and menus begin with the pages of who is signed in. */
const chunksFor = { kit: ['kit'], signedIn: ['http', 'overlays', 'signed-in'] } as const;
export type PreloadGroup = keyof typeof chunksFor;

/** Of the first paint, whose text would jump when the font came after it. */
const FIRST_FONT = /^inter-latin-wght-normal\..*woff2$/;

/**
 * Includes the federation runtime, which every page with a remote needs. Preloads of other chunks are comments, which
 * the gateway opens where the page needs them.
 */
export function hostPage({ build, files, integrity, inDevelopment = [] }: HostBuild): string {
  const base = `/host/${build}/`;
  const entry = files['main'] ?? [];
  const checked = (file: string) => integrityAttributes(integrity?.[file] ?? null);
  const named = new Set(entry);
  const preloads = (chunks: readonly string[]) => {
    const added = new Set(chunks.flatMap((chunk) => files[chunk] ?? []).filter((file) => !named.has(file)));
    added.forEach((file) => named.add(file));
    return [...added].map((file) => preload(base + file, checked(file)));
  };
  const closed = (group: PreloadGroup) => `<!--formline:${group} ${preloads(chunksFor[group]).join('\n')}-->`;
  const tags = [
    ...entry.map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" href="${base}${file}"${checked(file)}>`
        : `<script defer fetchpriority="high" src="${base}${file}"${checked(file)}></script>`,
    ),
    ...Object.keys(integrity ?? {})
      .filter((file) => FIRST_FONT.test(file))
      .map(
        (file) => `<link rel="preload" as="font" type="font/woff2" href="${base}${file}"${checked(file)}>`,
      ),
    ...preloads(['federation']),
    closed('kit'),
    closed('signedIn'),
  ];
  const development = inDevelopment.length > 0 ? ` data-development="${inDevelopment.join(' ')}"` : '';
  const hashes = inlineScriptNames.map((name) => {
    const hash = integrity?.[inlineScriptFile(name)];
    return hash === undefined ? '' : ` data-${name}="${hash}"`;
  });
  return `<!doctype html>
<html lang="en" data-build="${build}"${hashes.join('')}${development}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${COLOR_SCHEME_META}
<meta name="description" content="The dashboard in which personal trainers run their practice">
<title>Formline</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${HEAD_MARK}
${tags.join('\n')}
</head>
<body>
${FIRST_PAINT_MARK}
<div id="root"></div>
<noscript>Formline needs JavaScript. Please switch it on and reload the page.</noscript>
</body>
</html>
`;
}

const preload = (url: string, checks: string) =>
  `<link rel="preload" as="${url.endsWith('.css') ? 'style' : 'script'}" href="${url}"${checks}>`;

/** Later groups hold only what earlier ones do not. */
export const withPreloads = (page: string, needed: readonly PreloadGroup[]): string =>
  page.replaceAll(/<!--formline:(kit|signedIn) (.*?)-->/gs, (_comment, group: string, preloads: string) =>
    needed.some((name) => name === group) ? preloads : '',
  );

export const hostFolderOf = (page: string): string =>
  `/host/${/data-build="([^"]+)"/.exec(page)?.[1] ?? ''}/`;

/** Null for a page without the script, or of an older host. */
export const inlineScriptHashOf = (page: string, name: InlineScript): string | null =>
  new RegExp(`data-${name}="([^"]+)"`).exec(page)?.[1] ?? null;

const STYLE_LINK =
  /<link rel="(?:stylesheet|preload" as="style)" href="([^"]+)" integrity="([^"]+)" crossorigin>\n?/g;

/** None in development, where files have no hashes. */
export const styleLinksOf = (page: string) =>
  [...page.matchAll(STYLE_LINK)].map(([tag, file = '', integrity = '']) => ({ tag, file, integrity }));

/** A policy with hashes requires `crossorigin`; a preload needs the same attributes as its tag. */
export const integrityAttributes = (integrity: string | null) =>
  integrity === null ? '' : ` integrity="${integrity}" crossorigin`;
