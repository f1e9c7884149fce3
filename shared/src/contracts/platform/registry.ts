import { instant, text } from '../primitives';
import { remoteManifestSchema } from './remoteManifest';
import * as z from '@formline/shared/contracts/schema';

/** Address of the registry on the site's origin: the one file of a deployment that changes. */
export const REGISTRY_URL = '/registry/current.json';
/** Address of one revision of the registry, which never changes. */
export const revisionUrl = (revision: number) => `/registry/revisions/${revision}.json`;
/** Id of the page's data block in which a server may have put the registry. */
export const REGISTRY_ELEMENT_ID = 'formline-registry';

/** Hash of a file as a browser checks it. */
export const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** A finished build of a remote: where its entry is, and what it offers. */
export const remoteBuildSchema = z.object({
  version: text(40),
  build: text(80),
  /** Address of the remote entry, absolute or relative to the page's origin. */
  entry: text(400),
  /** Hash of the entry; the entry itself holds the hashes of what it loads. Only a build in development has none. */
  integrity: z.nullable(integritySchema),
  /** Global variable the entry announces itself under; it differs from build to build. */
  global: text(120),
  /** Script and style files of each exposed module, relative to the entry's folder, with their hashes, for preloading. */
  files: z.record(z.string(), z.array(z.object({ file: text(200), integrity: z.nullable(integritySchema) }))),
  manifest: remoteManifestSchema,
});
export type RemoteBuild = z.infer<typeof remoteBuildSchema>;

/** Whom a trial of a build is meant for: of those in the roles and clubs (no list: everybody), so many in a hundred. */
export const canarySchema = z.object({
  build: remoteBuildSchema,
  percent: z.number().check(z.gte(0), z.lte(100)),
  roles: z.array(z.enum(['trainer', 'manager'])),
  clubs: z.array(z.int()),
  /** Another salt chooses other people. */
  salt: text(40),
});
export type Canary = z.infer<typeof canarySchema>;

/** One remote in the registry. */
export const registryRemoteSchema = z.object({
  name: text(60),
  /** The team to ask. */
  owner: text(120),
  active: remoteBuildSchema,
  /** The build before, for a page in which the active one cannot be loaded. */
  fallback: z.nullable(remoteBuildSchema),
  canary: z.nullable(canarySchema),
  /** Switched off, and what people are told. */
  disabled: z.nullable(z.object({ reason: text(200), at: instant })),
  deployedAt: instant,
  deployedBy: text(120),
});
export type RegistryRemote = z.infer<typeof registryRemoteSchema>;

/** A host that may be open in somebody's tab. */
const hostBuildSchema = z.object({ version: text(40), build: text(80), deployedAt: instant });

/** Why a revision was written. */
const changeSchema = z.object({
  at: instant,
  by: text(120),
  /** What was done, in the words of the command: `promote mf-clients 0.25.1-3fa94c01`. */
  action: text(400),
  /** Findings of the gate that somebody decided to go past, and why. */
  overridden: z.nullable(z.object({ why: text(400), findings: z.array(text(1000)) })),
});

/**
 * The registry: the only thing that changes when a remote is deployed. Its remotes are parsed one by one, so that a
 * broken one costs only itself; fields that a later version added are left out.
 */
export const registrySchema = z.object({
  revision: z.int().check(z.gte(1)),
  /** The revision before; null for the first. */
  previous: z.nullable(z.int()),
  change: changeSchema,
  /** Builds of the host that tabs may still have open, the live one first. */
  hosts: z.array(hostBuildSchema),
  remotes: z.array(z.unknown()),
});
export type Registry = Omit<z.infer<typeof registrySchema>, 'remotes'> & {
  readonly remotes: readonly RegistryRemote[];
};

/** Reads a registry; a remote that is not valid is left out. @throws Error when nothing can be read */
export function parseRegistry(data: unknown): Registry {
  const registry = z.safeParse(registrySchema, data);
  if (!registry.success) throw new Error('The registry of remotes is not readable');
  const remotes = registry.data.remotes.flatMap(
    (remote) => z.safeParse(registryRemoteSchema, remote).data ?? [],
  );
  return { ...registry.data, remotes };
}

/** Which of a remote's builds a page uses, and why. */
export type BuildSource = 'active' | 'canary' | 'override' | 'fallback';

/** A remote as one page uses it: the build that was chosen for it. */
export interface RegistryEntry extends RemoteBuild {
  readonly name: string;
  readonly source: BuildSource;
  /** What people are told while the remote is switched off; null while it is not. */
  readonly disabled: string | null;
}
