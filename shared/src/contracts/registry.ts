import { text } from './primitives';
import { remoteManifestSchema } from './remoteManifest';
import * as z from '@formline/shared/contracts/schema';

/** Address of the registry on the site's origin. */
export const REGISTRY_URL = '/registry/current.json';
/** Id of the page's data block in which a server may have put the registry. */
export const REGISTRY_ELEMENT_ID = 'formline-registry';

/** One remote in the registry: which build is live, where its entry is, and what it offers. */
export const registryEntrySchema = z.object({
  name: text(60),
  version: text(40),
  build: text(80),
  /** Address of the remote entry, absolute or relative to the page's origin. */
  entry: text(400),
  /** Global variable the entry announces itself under; it differs from build to build. */
  global: text(120),
  /** Script files of each exposed module, relative to the entry's folder, for preloading. */
  files: z.record(z.string(), z.array(text(200))),
  manifest: remoteManifestSchema,
});
export type RegistryEntry = z.infer<typeof registryEntrySchema>;

/**
 * The registry: the only thing that changes when a remote is deployed. Its entries are parsed one by one, so that a
 * broken one costs only itself.
 */
export const registrySchema = z.object({
  revision: z.int(),
  remotes: z.array(z.unknown()),
});
