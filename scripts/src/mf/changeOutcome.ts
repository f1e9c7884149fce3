import { describeChange } from '@formline/tooling/delivery/describeChange';
import type { ChangedRegistry } from '@formline/tooling/delivery/registryFile';
import type { Outcome } from './Command';
import { mfTexts } from './mf.texts';

/** What is said of a change of the registry: what is different, and its revision. */
export function changeOutcome({ registry, before, isChanged }: ChangedRegistry): Outcome {
  const { revision } = registry;
  const differences = isChanged ? describeChange(before, registry) : [];
  return {
    lines: isChanged
      ? [mfTexts.revision(revision), ...differences.map((line) => `  ${line}`)]
      : [mfTexts.unchanged(revision)],
    data: { isChanged, revision, changes: differences },
  };
}
