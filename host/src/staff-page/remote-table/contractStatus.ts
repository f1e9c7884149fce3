import * as z from '@formline/shared/contracts/schema';
import satisfies from 'semver/functions/satisfies';

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

export function requirementsOf(
  remote: Pick<BuildContract, 'shared'>,
  host: Pick<BuildContract, 'shared'>,
): Requirement[] {
  const all = Object.entries(remote.shared.requires).map(([module, range]) => {
    const provided = host.shared.provides[module] ?? null;
    return { module, range, provided, isMet: provided !== null && satisfies(provided, range) };
  });
  return all.toSorted(
    (one, other) => Number(one.isMet) - Number(other.isMet) || one.module.localeCompare(other.module),
  );
}
