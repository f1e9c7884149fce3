import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type RemoteManifest,
  remoteManifestSchema,
} from '@formline/shared/contracts/platform/remoteManifest';
import * as z from '@formline/shared/contracts/schema';
import { packageDir, type RemoteName } from './workspace';

export async function readManifest(name: RemoteName): Promise<RemoteManifest> {
  const file = path.join(packageDir(name), 'src/manifest.ts');
  const module: unknown = await import(`${pathToFileURL(file).href}?t=${Date.now()}`);
  const parsed = z.safeParse(z.object({ manifest: remoteManifestSchema }), module);
  if (parsed.success) return owned(name, parsed.data.manifest);
  const [issue] = parsed.error.issues;
  throw new Error(`${name}: its manifest is not valid at ${issue?.path.join('.')}: ${issue?.message}`);
}

/** Somebody must be reachable for everything that is live. */
function owned(name: RemoteName, manifest: RemoteManifest): RemoteManifest {
  if (manifest.owner) return manifest;
  throw new Error(`${name}: its manifest names no owner, such as { team: '@formline/groups', contact: … }`);
}
