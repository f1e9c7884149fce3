import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRegistry, type Registry, REGISTRY_URL } from '@formline/shared/contracts/platform/registry';

export interface ReadableRegistry {
  readonly text: string;
  /** Null: nothing that this version understands. */
  readonly registry: Registry | null;
  /** A sentence without paths of this machine. */
  readonly fault: string | null;
}

export const revisionsFolder = (siteDir: string) => path.join(siteDir, 'registry/revisions');

const CURRENT = REGISTRY_URL.slice(1);

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Missing or not readable, which the caller reports.
    return null;
  }
}

function understood(text: string | null): Registry | null {
  try {
    return text === null ? null : parseRegistry(JSON.parse(text));
  } catch {
    // Cut short or damaged.
    return null;
  }
}

const damageOf = (text: string | null) => {
  if (text === null) return 'is missing';
  return text.trim() === '' ? 'is empty' : 'is not readable';
};

function revisionsNewestFirst(siteDir: string): number[] {
  try {
    return readdirSync(revisionsFolder(siteDir))
      .flatMap((file) => /^(\d+)\.json$/.exec(file)?.[1] ?? [])
      .map(Number)
      .sort((one, other) => other - one);
  } catch {
    // A site from before revisions, or its folder is lost.
    return [];
  }
}

/** Without the pointer the newest readable revision, else what was served before. */
export function readableRegistry(siteDir: string, before: ReadableRegistry | null): ReadableRegistry {
  const text = contentOf(path.join(siteDir, REGISTRY_URL));
  const registry = understood(text);
  if (registry) return { text: text ?? '', registry, fault: null };
  const damage = `${CURRENT} ${damageOf(text)}`;
  for (const number of revisionsNewestFirst(siteDir)) {
    const revisionText = contentOf(path.join(revisionsFolder(siteDir), `${number}.json`));
    const revision = understood(revisionText);
    if (revision && revisionText !== null)
      return { text: revisionText, registry: revision, fault: `${damage}: revision ${number} is served.` };
  }
  if (before?.registry) {
    const { revision } = before.registry;
    return { ...before, fault: `${damage}, and so are the revisions: ${revision} is served from memory.` };
  }
  return { text: text ?? '', registry: null, fault: `${damage}, and there is no readable revision.` };
}
