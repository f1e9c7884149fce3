import {
  type RegistryEntry,
  type RegistryRemote,
  remoteBuildSchema,
} from '@formline/shared/contracts/registry';
import * as z from '@formline/shared/contracts/schema';
import type { SiteConfig } from '@formline/shared/contracts/siteConfig';
import {
  hasForeignOverride,
  isOverrideOrigin,
  OVERRIDE_COOKIE,
} from '@formline/shared/domain/overrideOrigins';
import { browserRecord, storedSignIn } from '@formline/shared/session';
import { siteConfig } from '@formline/shared/site-config';

const overrideSchema = z.object({
  remote: z.string(),
  build: remoteBuildSchema,
  /** Where the build lies when it is not on this site: nothing vouches for its files then. */
  origin: z.nullable(z.string()),
});
/** A build that this tab uses of a remote instead of the registry's. */
export type Override = z.infer<typeof overrideSchema>;

const record = browserRecord(
  'overrides',
  z.object({
    /** The sign-in of the staff member they were granted to; null where anybody may have them. */
    signIn: z.nullable(z.string()),
    overrides: z.array(overrideSchema),
  }),
  { tabs: 'this', until: 'removed' },
);

/** The policy that lets other origins in ends by itself when nobody comes back. */
const LET_IN_SECONDS = 3_600;

let overrides: readonly Override[] = [];

/**
 * Puts in force what was granted in this tab, at the start and once the configuration is known. What was granted to a
 * member of the staff ends with that sign-in, and at once when somebody else's lies in storage.
 * @param hasOverride whether something of another origin is asked for that this load is to ask
 * @returns false when this page was served without letting in what it overrides: loaded again it works
 */
export function openOverrides(config: SiteConfig, hasOverride = false): boolean {
  const held = record.read();
  const isValid =
    held && (config.overridesForAll || (held.signIn !== null && held.signIn === storedSignIn()));
  overrides = isValid
    ? held.overrides.filter(({ origin }) => origin === null || isOverrideOrigin(config, origin))
    : [];
  if (overrides.length === 0) record.clear();
  const isForeign = hasForeignOrigin(overrides);
  const wasLetIn = hasForeignOverride(document.cookie);
  letOriginsIn(isForeign || hasOverride);
  // A browser that keeps no cookies would be loaded again for ever.
  return !isForeign || wasLetIn || !hasForeignOverride(document.cookie);
}

const hasForeignOrigin = (some: readonly Override[]) => some.some(({ origin }) => origin !== null);

/** What is overridden in this page. */
export const activeOverrides = (): readonly Override[] => overrides;

/** The build this tab was told to use of a remote, whatever the registry says; null when it was told none. */
export function overriddenEntry({ name }: Pick<RegistryRemote, 'name'>): RegistryEntry | null {
  const found = overrides.find(({ remote }) => remote === name);
  return found ? { ...found.build, name, source: 'override', disabled: null } : null;
}

/** Has this tab use these builds from its next load on, beside those it was told to use before. */
export function keepOverrides(added: readonly Override[]): void {
  const names = new Set(added.map(({ remote }) => remote));
  const kept = [...overrides.filter(({ remote }) => !names.has(remote)), ...added];
  record.write({ signIn: siteConfig().overridesForAll ? null : storedSignIn(), overrides: kept });
  letOriginsIn(hasForeignOrigin(kept));
}

/** Has this tab use the registry's builds again from its next load on: of one remote, or of all. */
export function dropOverrides(name?: string): void {
  const kept = name === undefined ? [] : overrides.filter(({ remote }) => remote !== name);
  record.clear();
  letOriginsIn(false);
  overrides = kept;
  if (kept.length > 0) keepOverrides(kept);
}

/** The server's policy names foreign origins only to browsers that need them. */
export function letOriginsIn(isWanted: boolean): void {
  document.cookie = `${OVERRIDE_COOKIE}=1; path=/; SameSite=Lax; max-age=${isWanted ? LET_IN_SECONDS : 0}`;
}
