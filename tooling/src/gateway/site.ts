import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { BUILD_RECORD_FILE } from '@formline/shared/contracts/platform/buildRecord';
import {
  type Registry,
  REGISTRY_URL,
  type RegistryEntry,
} from '@formline/shared/contracts/platform/registry';
import type { SiteConfig } from '@formline/shared/contracts/platform/siteConfig';
import { activeBuilds } from '@formline/shared/domain/delivery/rollout';
import { parseBuildRecord } from '../build/buildRecord';
import { configFileStamp, readConfigFile } from './configFile';
import { type ReadableRegistry, readableRegistry, revisionsFolder } from './readableRegistry';
import { type ServedRegistry, servedRegistry } from './registryForPage';

export interface Site extends ServedRegistry {
  readonly page: string;
  readonly remotes: readonly RegistryEntry[];
  readonly config: SiteConfig;
  readonly textOf: (address: string) => string | null;
}

export interface SiteOnDisk extends Site {
  readonly revision: number | null;
  /** What is damaged and replaced, in sentences without paths of this machine. */
  readonly faults: readonly string[];
}

type TextOf = Site['textOf'];

const stampOf = (file: string) => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size}` : 'none';
};

function recordedPage(textOf: TextOf, registry: Registry | null): string | null {
  const build = registry?.hosts[0]?.build;
  const text = build === undefined ? null : textOf(`/host/${build}/${BUILD_RECORD_FILE}`);
  try {
    return text === null ? null : (parseBuildRecord(text)?.page ?? null);
  } catch {
    // A damaged record: the caller keeps the page it had.
    return null;
  }
}

/** Without `index.html` the page that the live host was built with, else the one served before. */
function readablePage(file: string, before: string, recorded: () => string | null) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text !== '') return { page: text, fault: null };
  const page = recorded();
  const replacement = page === null ? 'the page before is served.' : 'the live host’s own page is served.';
  return { page: page ?? before, fault: `index.html is missing or empty: ${replacement}` };
}

function fileTexts(siteDir: string) {
  const texts = new Map<string, string>();
  const textOf: TextOf = (address) => {
    const known = texts.get(address);
    if (known !== undefined) return known;
    const file = path.join(siteDir, address);
    if (!address.startsWith('/') || !existsSync(file)) return null;
    const text = readFileSync(file, 'utf8');
    texts.set(address, text);
    return text;
  };
  return { texts, textOf };
}

export interface SiteFiles {
  readonly siteDir: string;
  readonly configFile: string;
  /** Of the store that the folder is a copy of. */
  readonly fault?: (() => string | null) | undefined;
}

/** Cached until page, registry or configuration change. A damaged registry or page never stops it. */
export function siteReader({ siteDir, configFile, fault: storeFault }: SiteFiles): () => SiteOnDisk {
  const pageFile = path.join(siteDir, 'index.html');
  const { texts, textOf } = fileTexts(siteDir);
  let stamp = '';
  let known: ReadableRegistry | null = null;
  let site: SiteOnDisk | null = null;
  return () => {
    const files = [pageFile, path.join(siteDir, REGISTRY_URL), revisionsFolder(siteDir)];
    const store = storeFault?.() ?? null;
    const now = [...files.map(stampOf), configFileStamp(configFile), store].join(' ');
    if (site && now === stamp) return site;
    texts.clear();
    known = readableRegistry(siteDir, known);
    const { registry, text } = known;
    const { page, fault } = readablePage(pageFile, site?.page ?? '', () => recordedPage(textOf, registry));
    site = {
      ...servedRegistry(text),
      page,
      remotes: registry ? activeBuilds(registry) : [],
      config: readConfigFile(configFile),
      textOf,
      revision: registry?.revision ?? null,
      faults: [known.fault, fault, store].flatMap((sentence) => sentence ?? []),
    };
    stamp = now;
    return site;
  };
}
