import { instant, text } from '../primitives';
import { remoteManifestSchema } from './remoteManifest';
import * as z from '@formline/shared/contracts/schema';

/** The only file of a deployment that changes. */
export const REGISTRY_URL = '/registry/current.json';
/** URL of one revision, which never changes. */
export const revisionUrl = (revision: number) => `/registry/revisions/${revision}.json`;
export const REGISTRY_ELEMENT_ID = 'formline-registry';

export const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

export const remoteBuildSchema = z.object({
  version: text(40),
  build: text(80),
  /** Absolute or relative to the page's origin. */
  entry: text(400),
  /** The entry holds the hashes of what it loads. Null only in development. */
  integrity: z.nullable(integritySchema),
  /** Global variable of the entry, which differs by build. */
  global: text(120),
  /** Scripts and styles of each exposed module, relative to the entry's folder, for preloading. */
  files: z.record(z.string(), z.array(z.object({ file: text(200), integrity: z.nullable(integritySchema) }))),
  manifest: remoteManifestSchema,
});
export type RemoteBuild = z.infer<typeof remoteBuildSchema>;

/** A percentage of those in the roles and clubs; without a list: of everybody. */
export const canarySchema = z.object({
  build: remoteBuildSchema,
  percent: z.number().check(z.gte(0), z.lte(100)),
  roles: z.array(z.enum(['trainer', 'manager'])),
  clubs: z.array(z.int()),
  /** Another salt chooses other people. */
  salt: text(40),
});
export type Canary = z.infer<typeof canarySchema>;

export const registryRemoteSchema = z.object({
  name: text(60),
  owner: text(120),
  active: remoteBuildSchema,
  /** Used when the active build cannot be loaded. */
  fallback: z.nullable(remoteBuildSchema),
  canary: z.nullable(canarySchema),
  /** `reason` is shown to people. */
  disabled: z.nullable(z.object({ reason: text(200), at: instant })),
  deployedAt: instant,
  deployedBy: text(120),
});
export type RegistryRemote = z.infer<typeof registryRemoteSchema>;

/** A host that may be open in a tab. */
const hostBuildSchema = z.object({ version: text(40), build: text(80), deployedAt: instant });

const changeSchema = z.object({
  at: instant,
  by: text(120),
  /** The command: `promote mf-clients 0.25.1-3fa94c01`. */
  action: text(400),
  /** Findings of the gate that were overridden, and why. */
  overridden: z.nullable(z.object({ why: text(400), findings: z.array(text(1000)) })),
});

export const frozenSchema = z.object({ reason: text(200), at: instant, by: text(120) });
export type Frozen = z.infer<typeof frozenSchema>;
/** Key of `frozen` for everything. */
export const ALL_PACKAGES = '*';

/** Remotes are parsed one by one, so that a broken one affects only itself; unknown fields are left out. */
export const registrySchema = z.object({
  revision: z.int().check(z.gte(1)),
  previous: z.nullable(z.int()),
  change: changeSchema,
  /** The live one first. */
  hosts: z.array(hostBuildSchema),
  remotes: z.array(z.unknown()),
  /** By name of a remote, `host` or `*`: nothing of it goes live until somebody ends it. */
  frozen: z.optional(z.record(z.string(), frozenSchema)),
});
export type Registry = Omit<z.infer<typeof registrySchema>, 'remotes'> & {
  readonly remotes: readonly RegistryRemote[];
};

/** Reads a registry without invalid remotes. @throws Error when nothing can be read */
export function parseRegistry(data: unknown): Registry {
  const registry = z.safeParse(registrySchema, data);
  if (!registry.success) throw new Error('The registry of remotes is not readable');
  const remotes = registry.data.remotes.flatMap(
    (remote) => z.safeParse(registryRemoteSchema, remote).data ?? [],
  );
  return { ...registry.data, remotes };
}

export type BuildSource = 'active' | 'canary' | 'override' | 'fallback';

export interface RegistryEntry extends RemoteBuild {
  readonly name: string;
  readonly source: BuildSource;
  /** Shown while the remote is switched off. */
  readonly disabled: string | null;
}
