import { basename } from 'node:path';
import { FIRST_PAINT_ID } from '@formline/shared/contracts/platform/firstPaint';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { covers, routeAt } from '@formline/shared/contracts/platform/pathPattern';
import { REGISTRY_ELEMENT_ID, type RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { SITE_CONFIG_ELEMENT_ID } from '@formline/shared/contracts/platform/siteConfig';
import { landings, type Visitor } from '@formline/shared/domain/accounts/visitor';
import { escapeMarkup } from '@formline/shared/domain/text/escapeMarkup';
import {
  firstPaintFiles,
  type InlineScript,
  inlineScriptFile,
  shellPaintFiles,
} from '../build/firstPaintFiles';
import {
  FIRST_PAINT_MARK,
  HEAD_MARK,
  hostFolderOf,
  inlineScriptHashOf,
  integrityAttributes,
  type PreloadGroup,
  styleLinksOf,
  withPreloads,
} from '../build/hostPage';
import { integrityOf } from '../build/integrityFile';
import { paintShell, type Profile } from './shellPaint';
import type { Site } from './site';

const mayEnter = (visitor: Visitor, access: string) =>
  visitor !== 'signed-out' || access === 'anyone' || access === 'signed-out';

/** Like the router, the most specific pattern. Visitors without access are sent to their landing page. */
function shownAt(remotes: readonly RegistryEntry[], path: string, visitor: Visitor) {
  const offered = remotes
    .flatMap((entry) => entry.manifest.routes.map((route) => ({ path: route.path, entry, route })))
    .filter(({ route }) => mayEnter(visitor, route.access));
  return routeAt(offered, path) ?? routeAt(offered, landings[visitor]);
}
type Shown = NonNullable<ReturnType<typeof shownAt>>;

const folderOf = (entry: RegistryEntry) => entry.entry.replace(/[^/]+$/, '');

interface Needed {
  readonly file: string;
  readonly integrity: string | null;
}

export interface Caller {
  readonly visitor: Visitor;
  readonly profile: Profile;
  readonly otherBuilds: readonly string[];
}

function activeAt(remotes: readonly RegistryEntry[], path: string, { visitor, otherBuilds }: Caller) {
  const shown = shownAt(remotes, path, visitor);
  if (!shown || shown.entry.disabled !== null || otherBuilds.includes(shown.entry.name)) return null;
  return shown;
}

export function filesToPreload(remotes: readonly RegistryEntry[], path: string, caller: Caller): Needed[] {
  const shown = activeAt(remotes, path, caller);
  if (!shown) return [];
  const { entry, route } = shown;
  const files = entry.files[route.expose] ?? [];
  return [
    { file: entry.entry, integrity: entry.integrity },
    ...files.map(({ file, integrity }) => ({ file: folderOf(entry) + file, integrity })),
  ];
}

interface FirstPaint {
  readonly html: string;
  readonly css: string;
  /** Attributes of the element around it. */
  readonly use: ' inert' | ' role="main"' | '';
  /** Takes over what is entered. */
  readonly script: string | null;
}

/** No browser checks what is inline, so it is compared with the hash in the page here. */
function checkedText({ textOf }: Site, file: string, hash: string | null): string | null {
  const text = textOf(file);
  return text !== null && integrityOf(text) === hash ? text : null;
}

const inlineScriptOf = (site: Site, name: InlineScript): string | null =>
  checkedText(site, hostFolderOf(site.page) + inlineScriptFile(name), inlineScriptHashOf(site.page, name));

/**
 * In the page, because a first paint would wait for a file. Webpack knows them by `data-href`. With a damaged file all
 * stay links, which the browser checks: the first fixes the order of the layers for the others.
 */
function withHostStyles(page: string, site: Site) {
  const links = styleLinksOf(page);
  const read = links.flatMap(({ tag, file, integrity }) => {
    const text = checkedText(site, file, integrity);
    if (text === null) return [];
    // In a file addresses are relative to it.
    const css = text.replaceAll(/url\((?!data:)/g, `url(${hostFolderOf(page)}`);
    return { tag, css, element: `<style data-href="${basename(file)}">${css}</style>` };
  });
  if (read.length < links.length) return { page, elements: [], styles: [] };
  return {
    page: read.reduce((rest, { tag }) => rest.replace(tag, ''), page),
    elements: read.map(({ element }) => element),
    styles: read.map(({ css }) => css),
  };
}

/** A page that its remote rendered in advance: inert, unless what is entered is taken over. */
function paintedPage(site: Site, { entry, route }: Shown): FirstPaint | null {
  const files = firstPaintFiles(route.expose);
  const html = site.textOf(folderOf(entry) + files.html);
  const css = site.textOf(folderOf(entry) + files.css);
  if (html === null || css === null) return null;
  const script = route.takesEarlyInput ? inlineScriptOf(site, 'early-input') : null;
  return { html, css, use: script === null ? ' inert' : ' role="main"', script };
}

/** The navigation, whose links can be used, and the page in outline. */
function paintedShell({ page, textOf, remotes }: Site, path: string, caller: Caller): FirstPaint | null {
  const { visitor } = caller;
  const folder = hostFolderOf(page);
  const pieces = textOf(folder + shellPaintFiles.pieces);
  const css = textOf(folder + shellPaintFiles.css);
  if (pieces === null || css === null) return null;
  const shownPath = path === '/' ? landings[visitor] : path;
  const route = activeAt(remotes, shownPath, caller)?.route;
  const html = paintShell(pieces, {
    remotes,
    path: shownPath,
    isManager: visitor === 'manager',
    profile: caller.profile,
    // Other paths lead to a page that the browser chooses.
    route: route && covers(route.path, shownPath) ? route : null,
  });
  return html === null ? null : { html, css, use: '', script: null };
}

function firstPaintAt(site: Site, path: string, caller: Caller): FirstPaint | null {
  const active = activeAt(site.remotes, path, caller);
  if (active?.route.firstPaint) return paintedPage(site, active);
  const isWithoutNavigation = shownAt(site.remotes, path, caller.visitor)?.route.bare ?? false;
  return caller.visitor === 'signed-out' || isWithoutNavigation ? null : paintedShell(site, path, caller);
}

export interface Page {
  readonly html: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

const preload = ({ file, integrity }: Needed) => {
  const kind = file.endsWith('.css') ? 'style' : 'script';
  return `<link rel="preload" as="${kind}" href="${escapeMarkup(file)}"${integrityAttributes(integrity)}>`;
};

/** Escaped, so that JSON cannot close the script element. */
const dataBlock = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;

const written = ({ html, use, script }: FirstPaint) =>
  `<div id="${FIRST_PAINT_ID}"${use}>${html}</div>` + (script === null ? '' : `<script>${script}</script>`);

function preloadsAt(remotes: readonly RegistryEntry[], path: string, visitor: Visitor): PreloadGroup[] {
  if (visitor !== 'signed-out') return ['kit', 'signedIn'];
  const route = shownAt(remotes, path, visitor)?.route;
  return route && !route.basicsOnly ? ['kit'] : [];
}

/** Asks for the data of the page while its scripts load. */
function earlyReadsAt(site: Site, path: string, caller: Caller) {
  const script = caller.visitor === 'signed-out' ? null : inlineScriptOf(site, 'early-reads');
  if (script === null) return { scripts: [], html: [] };
  const { path: pattern = '', reads = [] } = activeAt(site.remotes, path, caller)?.route ?? {};
  const session = readCurrentUser.path;
  const given = { config: SITE_CONFIG_ELEMENT_ID, session, pattern, reads: reads.join(' ') };
  const attributes = Object.entries(given).map(([name, value]) => ` data-${name}="${escapeMarkup(value)}"`);
  return { scripts: [script], html: [`<script${attributes.join('')}>${script}</script>`] };
}

/** Contains configuration, registry, styles, reads, preloads and the first paint. */
export function pageFor(site: Site, path: string, caller: Caller): Page {
  const firstPaint = firstPaintAt(site, path, caller);
  const earlyReads = earlyReadsAt(site, path, caller);
  const needed = withPreloads(site.page, preloadsAt(site.remotes, path, caller.visitor));
  const { page, elements, styles } = withHostStyles(needed, site);
  const head = [
    ...elements,
    ...(firstPaint ? [`<style id="first-paint-styles">${firstPaint.css}</style>`] : []),
    dataBlock(SITE_CONFIG_ELEMENT_ID, JSON.stringify(site.config)),
    dataBlock(REGISTRY_ELEMENT_ID, site.pageRegistry),
    ...filesToPreload(site.remotes, path, caller).map(preload),
    ...earlyReads.html,
  ];
  const html = page
    .replace(HEAD_MARK, () => head.join('\n'))
    .replace(FIRST_PAINT_MARK, () => (firstPaint ? written(firstPaint) : ''));
  return {
    html,
    styles: [...styles, ...(firstPaint ? [firstPaint.css] : [])],
    scripts: [...earlyReads.scripts, ...(firstPaint?.script ? [firstPaint.script] : [])],
  };
}
