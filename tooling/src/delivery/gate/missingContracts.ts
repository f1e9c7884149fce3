import { type ComparedBuild, nameOf } from './Deployment';
import type { Finding } from './Finding';
import { gateTexts } from './gate.texts';

/** What was built before there were contracts can be compared in parts only, and that is said. */
export function missingContracts(candidate: ComparedBuild, live: readonly ComparedBuild[]): Finding[] {
  const lacking = live.filter(({ contract }) => contract === null).map(nameOf);
  const texts = [
    ...(candidate.contract ? [] : [gateTexts.candidateWithoutContract]),
    ...(lacking.length > 0 ? [gateTexts.noContract(lacking)] : []),
  ];
  return texts.map((text) => ({ check: 'shared', level: 'warning', text, usedBy: lacking }));
}
