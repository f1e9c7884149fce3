import { SourceMap } from 'node:module';
import * as z from '@formline/shared/contracts/schema';

/** `http://localhost:3100/remotes/mf-groups/dev/GroupListRoute.js:120:9` */
const SCRIPT_LOCATION = /https?:\/\/[^\s/]+(\/[^\s()]+\.js):(\d+):(\d+)/g;
/** `webpack://formline_mf_groups_dev/./mf-groups/src/features/group-list/GroupCard.tsx` */
const BUNDLED_SOURCE = /^webpack:\/\/[^/]*\/(?:\.\/)?|\?.*$/g;

const mapSchema = z.object({
  version: z.number(),
  sources: z.array(z.string()),
  names: z.array(z.string()),
  mappings: z.string(),
});

function parsedMap(text: string): SourceMap | null {
  const { data } = z.safeParse(mapSchema, JSON.parse(text));
  return data ? new SourceMap({ ...data, file: '', sourcesContent: [], sourceRoot: '' }) : null;
}

/**
 * Names files and lines of the sources in place of those of the bundle; what has no source map stays.
 * @param readMap the text of a source map, by the path of its script
 */
export async function originalStack(
  stack: string,
  readMap: (path: string) => Promise<string | null>,
): Promise<string> {
  const paths = new Set([...stack.matchAll(SCRIPT_LOCATION)].map(([, path = '']) => path));
  const maps = new Map<string, SourceMap>();
  for (const path of paths) {
    const text = await readMap(path);
    const map = text === null ? null : parsedMap(text);
    if (map) maps.set(path, map);
  }
  return stack.replaceAll(SCRIPT_LOCATION, (location: string, ...[path = '', line, column]: string[]) => {
    const found = maps.get(path)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !('originalSource' in found)) return location;
    return `${found.originalSource.replaceAll(BUNDLED_SOURCE, '')}:${found.originalLine + 1}`;
  });
}
