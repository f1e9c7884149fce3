import { type ComparedBuild, nameOf } from './Deployment';
import type { Finding } from './Finding';
import { gateTexts } from './gate.texts';

/** Builds from before contracts can only be compared in part. */
export function missingContracts(candidate: ComparedBuild, live: readonly ComparedBuild[]): Finding[] {
  const lacking = live.filter(({ contract }) => contract === null).map(nameOf);
  return [
    ...(candidate.contract ? [] : [warning(gateTexts.candidateWithoutContract, [nameOf(candidate)])]),
    ...(lacking.length > 0 ? [warning(gateTexts.noContract(lacking), lacking)] : []),
  ];
}

const warning = (text: string, usedBy: readonly string[]): Finding => ({
  check: 'shared',
  level: 'warning',
  text,
  usedBy,
});
