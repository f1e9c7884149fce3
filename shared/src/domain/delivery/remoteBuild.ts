import type { BuildIntegrity, BuildRecord } from '../../contracts/platform/buildRecord';
import type { RemoteBuild } from '../../contracts/platform/registry';
import { remoteManifestSchema } from '../../contracts/platform/remoteManifest';
import * as z from '@formline/shared/contracts/schema';

const ENTRY_FILE = 'remoteEntry.js';

export const buildFolder = (name: string, build: string) => `/remotes/${name}/${build}/`;

/** A finished build for the registry; `folder` ends with a slash. @throws Error without a valid manifest */
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
