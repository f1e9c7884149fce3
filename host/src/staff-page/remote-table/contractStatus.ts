import * as z from '@formline/shared/contracts/schema';

/** What lies beside a build's files of its contract, as far as the staff page shows it. */
export const buildContractSchema = z.object({
  contractVersion: z.string(),
  shared: z.object({
    requires: z.record(z.string(), z.string()),
    provides: z.record(z.string(), z.string()),
  }),
});
export type BuildContract = z.infer<typeof buildContractSchema>;

/** One shared module a remote asks for. */
export interface Requirement {
  readonly module: string;
  readonly range: string;
  /** The host's version; null when the host has none. */
  readonly provided: string | null;
  readonly isMet: boolean;
}

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

/** True when a version fits a range: `^1.2.0` (from there on, below the next major version) or one version. */
export function fitsRange(version: string, range: string): boolean {
  const wanted = VERSION.exec(range.replace(/^\^/, ''));
  const given = VERSION.exec(version);
  if (!wanted || !given) return version === range;
  if (!range.startsWith('^')) return version === range;
  const [major = 0, ...rest] = given.slice(1).map(Number);
  const [wantedMajor = 0, ...wantedRest] = wanted.slice(1).map(Number);
  return major === wantedMajor && isAtLeast(rest, wantedRest);
}

function isAtLeast(
  [minor = 0, patch = 0]: readonly number[],
  [wantedMinor = 0, wantedPatch = 0]: readonly number[],
) {
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
}

/** What a remote asks for beside what the host brings, what is not met first. */
export function requirementsOf(
  remote: Pick<BuildContract, 'shared'>,
  host: Pick<BuildContract, 'shared'>,
): Requirement[] {
  const all = Object.entries(remote.shared.requires).map(([module, range]) => {
    const provided = host.shared.provides[module] ?? null;
    return { module, range, provided, isMet: provided !== null && fitsRange(provided, range) };
  });
  return all.toSorted(
    (one, other) => Number(one.isMet) - Number(other.isMet) || one.module.localeCompare(other.module),
  );
}
