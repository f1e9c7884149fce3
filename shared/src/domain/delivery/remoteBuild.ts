import type { BuildIntegrity, BuildRecord } from '../../contracts/platform/buildRecord';
import type { RemoteBuild } from '../../contracts/platform/registry';
import { remoteManifestSchema } from '../../contracts/platform/remoteManifest';
import * as z from '@formline/shared/contracts/schema';

const ENTRY_FILE = 'remoteEntry.js';

/** Where the files of a remote's build lie on a site. */
export const buildFolder = (name: string, build: string) => `/remotes/${name}/${build}/`;

/**
 * A finished build as the registry names it.
 * @param integrity hashes of its files; null for a build that has none, such as one in development
 * @param folder address of the build's files, with a slash at its end
 * @throws Error when the build has no valid manifest
 */
export function remoteBuild(
  record: BuildRecord,
  integrity: BuildIntegrity | null,
  folder: string = buildFolder(record.name, record.build),
): RemoteBuild {
  const { name, version, build, global, files } = record;
  const manifest = z.safeParse(remoteManifestSchema, record.manifest);
  if (!manifest.success) throw new Error(`${name}: its build has no valid manifest`);
  const hashOf = (file: string) => integrity?.[file] ?? null;
  const exposed = Object.entries(files).filter(([chunk]) =>
    [...manifest.data.routes, ...manifest.data.slots].some(({ expose }) => expose === `./${chunk}`),
  );
  return {
    version,
    build,
    global,
    entry: `${folder}${ENTRY_FILE}`,
    integrity: hashOf(ENTRY_FILE),
    files: Object.fromEntries(
      exposed.map(([chunk, list]) => [`./${chunk}`, list.map((file) => ({ file, integrity: hashOf(file) }))]),
    ),
    manifest: manifest.data,
  };
}
