import {
  type RegistryEntry,
  type RegistryRemote,
  remoteBuildSchema,
} from '@formline/shared/contracts/platform/registry';
import * as z from '@formline/shared/contracts/schema';
import type { SiteConfig } from '@formline/shared/contracts/platform/siteConfig';
import {
  hasForeignOverride,
  isOverrideOrigin,
  OVERRIDE_COOKIE,
} from '@formline/shared/domain/delivery/overrideOrigins';
import { browserRecord, storedSignIn } from '@formline/shared/session';
import { siteConfig } from '@formline/shared/site-config';

const overrideSchema = z.object({
  remote: z.string(),
  build: remoteBuildSchema,
  /** Hashes are unknown for a build of another origin. */
  origin: z.nullable(z.string()),
});
export type Override = z.infer<typeof overrideSchema>;

const record = browserRecord(
  'overrides',
  z.object({
    signIn: z.nullable(z.string()),
    overrides: z.array(overrideSchema),
  }),
  { tabs: 'this', until: 'removed' },
);

const LET_IN_SECONDS = 3_600;

let overrides: readonly Override[] = [];
let areOriginsInPolicy = false;

/** Overrides of staff end with their sign-in. @returns false when the page must be loaded again for its policy */
export function openOverrides(config: SiteConfig, isOneAskedFor = false): boolean {
  const held = record.read();
  const isValid =
    held && (config.overridesForAll || (held.signIn !== null && held.signIn === storedSignIn()));
  overrides = isValid
    ? held.overrides.filter(({ origin }) => origin === null || isOverrideOrigin(config, origin))
    : [];
  if (overrides.length === 0) record.clear();
  areOriginsInPolicy = hasForeignOverride(document.cookie);
  const isForeign = hasForeignOrigin(overrides);
  if (!isForeign && !isOneAskedFor) letOriginsIn(false);
  return !isForeign || !letOriginsInAfterLoad();
}

/** @returns true when only another load brings the policy that names foreign origins */
export function letOriginsInAfterLoad(): boolean {
  letOriginsIn(true);
  // Reading it back also waits until it is written. Browsers without cookies would reload forever.
  return hasForeignOverride(document.cookie) && !areOriginsInPolicy;
}

const hasForeignOrigin = (some: readonly Override[]) => some.some(({ origin }) => origin !== null);

export const activeOverrides = (): readonly Override[] => overrides;

export function overriddenEntry({ name }: Pick<RegistryRemote, 'name'>): RegistryEntry | null {
  const found = overrides.find(({ remote }) => remote === name);
  return found ? { ...found.build, name, source: 'override', disabled: null } : null;
}

export function storeOverrides(added: readonly Override[]): void {
  const names = new Set(added.map(({ remote }) => remote));
  const next = [...overrides.filter(({ remote }) => !names.has(remote)), ...added];
  record.write({ signIn: siteConfig().overridesForAll ? null : storedSignIn(), overrides: next });
  letOriginsIn(hasForeignOrigin(next));
}

export function dropOverrides(name?: string): void {
  const next = name === undefined ? [] : overrides.filter(({ remote }) => remote !== name);
  record.clear();
  letOriginsIn(false);
  overrides = next;
  if (next.length > 0) storeOverrides(next);
}

/** The server's policy names foreign origins only to browsers with this cookie. */
export function letOriginsIn(isWanted: boolean): void {
  document.cookie = `${OVERRIDE_COOKIE}=1; path=/; SameSite=Lax; max-age=${isWanted ? LET_IN_SECONDS : 0}`;
}
