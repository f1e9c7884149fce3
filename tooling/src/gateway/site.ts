import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  parseRegistry,
  REGISTRY_URL,
  type RegistryEntry,
} from '@formline/shared/contracts/platform/registry';
import type { SiteConfig } from '@formline/shared/contracts/platform/siteConfig';
import { activeBuilds } from '@formline/shared/domain/delivery/rollout';
import { configFileStamp, readConfigFile } from './configFile';
import { type ServedRegistry, servedRegistry } from './registryForPage';

export interface Site extends ServedRegistry {
  readonly page: string;
  readonly remotes: readonly RegistryEntry[];
  readonly config: SiteConfig;
  readonly textOf: (address: string) => string | null;
}

/** An unreadable registry must not stop the page: the host reports it. */
function readRemotes(registryText: string): RegistryEntry[] {
  try {
    return activeBuilds(parseRegistry(JSON.parse(registryText)));
  } catch {
    return [];
  }
}

/** Cached until the page, registry or configuration changes. */
export function siteReader(siteDir: string, configFile: string): () => Site {
  const pageFile = path.join(siteDir, 'index.html');
  const registryFile = path.join(siteDir, REGISTRY_URL);
  let stamp = '';
  const texts = new Map<string, string>();
  const textOf = (address: string) => {
    const known = texts.get(address);
    if (known !== undefined) return known;
    const file = path.join(siteDir, address);
    if (!address.startsWith('/') || !existsSync(file)) return null;
    const text = readFileSync(file, 'utf8');
    texts.set(address, text);
    return text;
  };
  let site: Site = {
    ...servedRegistry(''),
    page: '',
    remotes: [],
    config: readConfigFile(configFile),
    textOf,
  };
  return () => {
    const stamps = [statSync(pageFile).mtimeMs, statSync(registryFile).mtimeMs, configFileStamp(configFile)];
    const now = stamps.join(' ');
    if (now !== stamp) {
      texts.clear();
      const registryText = readFileSync(registryFile, 'utf8');
      const page = readFileSync(pageFile, 'utf8');
      const config = readConfigFile(configFile);
      site = { ...servedRegistry(registryText), page, remotes: readRemotes(registryText), config, textOf };
      stamp = now;
    }
    return site;
  };
}
