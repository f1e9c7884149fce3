import { readFileSync, statSync } from 'node:fs';
import { parseSiteConfig, type SiteConfig } from '@formline/shared/contracts/platform/siteConfig';

/** Changes when the file is written, created or removed. */
export const configFileStamp = (file: string): string => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size}` : 'none';
};

export function readConfigFile(file: string): SiteConfig {
  return parseSiteConfig(contentOf(file));
}

export function isConfigFileBroken(file: string): boolean {
  return configFileStamp(file) !== 'none' && contentOf(file) === null;
}

function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Missing, unreadable or half written: read again on the next change.
    return null;
  }
}
