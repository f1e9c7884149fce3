import * as z from '@formline/shared/contracts/schema';

export const buildContractSchema = z.object({
  contractVersion: z.string(),
  shared: z.object({
    requires: z.record(z.string(), z.string()),
    provides: z.record(z.string(), z.string()),
  }),
});
export type BuildContract = z.infer<typeof buildContractSchema>;

export interface Requirement {
  readonly module: string;
  readonly range: string;
  readonly provided: string | null;
  readonly isMet: boolean;
}

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

/** Supports `^1.2.0` and exact versions. */
export function fitsRange(version: string, range: string): boolean {
  const required = VERSION.exec(range.replace(/^\^/, ''));
  const given = VERSION.exec(version);
  if (!required || !given) return version === range;
  if (!range.startsWith('^')) return version === range;
  const [major = 0, ...rest] = given.slice(1).map(Number);
  const [wantedMajor = 0, ...wantedRest] = required.slice(1).map(Number);
  return major === wantedMajor && isAtLeast(rest, wantedRest);
}

function isAtLeast(
  [minor = 0, patch = 0]: readonly number[],
  [wantedMinor = 0, wantedPatch = 0]: readonly number[],
) {
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
}

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
