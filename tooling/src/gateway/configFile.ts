import { readFileSync, statSync } from 'node:fs';
import { parseSiteConfig, type SiteConfig } from '@formline/shared/contracts/platform/siteConfig';

/** What one knows of the file without reading it; changes when the file is written, put there or taken away. */
export const configFileStamp = (file: string): string => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size}` : 'none';
};

/** The configuration in the file; the defaults where there is no file or nothing in it can be read. */
export function readConfigFile(file: string): SiteConfig {
  return parseSiteConfig(contentOf(file));
}

/** True when the file is there and is no JSON: the site then runs on the defaults, which somebody should know. */
export function isConfigFileBroken(file: string): boolean {
  return configFileStamp(file) !== 'none' && contentOf(file) === null;
}

function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Not there, not readable or half written: the caller falls back, and the next change of the file is read again.
    return null;
  }
}
