import type { Candidate, ComparedBuild, Deployment } from '../Deployment';
import { nameOf } from '../Deployment';
import type { Finding } from '../Finding';
import { gateTexts } from '../gate.texts';

const { slots: texts } = gateTexts;

const slotsOf = ({ manifest }: ComparedBuild) => manifest?.slots.map(({ slot }) => slot) ?? [];
const places = ({ contract }: ComparedBuild, slot: string) => contract?.slotsPlaced.includes(slot) ?? false;
const isLasting = ({ manifest }: ComparedBuild, name: string) =>
  manifest?.slots.some(({ slot, retired = false }) => slot === name && !retired) ?? false;

const finding = (level: Finding['level'], text: string, builds: readonly ComparedBuild[]): Finding => ({
  check: 'slots',
  level,
  text,
  usedBy: [...new Set(builds.map(nameOf))],
});

/** The live build fills it, the candidate does not, and a page still places it. */
function checkEmptied(candidate: ComparedBuild, { active, hosts, others }: Deployment): Finding[] {
  const filled = new Set([candidate, ...others].flatMap(slotsOf));
  const lost = active ? slotsOf(active).filter((slot) => !filled.has(slot)) : [];
  return lost.flatMap((slot) => {
    const placers = [...hosts, ...others].filter((build) => places(build, slot));
    return placers.length > 0 ? finding('error', texts.emptied(slot), placers) : [];
  });
}

/** The live build places it, nobody would any more, and others fill it. */
export function checkWithdrawn(candidate: ComparedBuild, { active, hosts, others }: Deployment): Finding[] {
  const remaining = [candidate, ...hosts.filter(({ closesAt }) => closesAt === null), ...others];
  const withdrawn = (active?.contract?.slotsPlaced ?? []).filter(
    (slot) => !remaining.some((build) => places(build, slot)),
  );
  return withdrawn.flatMap((slot) => {
    const fillers = others.filter((build) => isLasting(build, slot));
    return fillers.length > 0 ? finding('error', texts.withdrawn(slot), fillers) : [];
  });
}

/** A slot shows one remote. */
function checkRivals(candidate: ComparedBuild, { others }: Deployment): Finding[] {
  const lasting = slotsOf(candidate).filter((slot) => isLasting(candidate, slot));
  return lasting.flatMap((slot) => {
    const rivals = others.filter((other) => isLasting(other, slot));
    return rivals.length > 0 ? finding('error', texts.taken(slot), rivals) : [];
  });
}

const SLOT_TYPES = 'types/shared/src/contracts/slots.d.ts';

/** A page may come later, so only a name that nobody declares is an error. */
async function checkUnplaced(candidate: Candidate, { hosts, others }: Deployment): Promise<Finding[]> {
  const known = [candidate, ...hosts, ...others];
  if (known.some(({ contract }) => contract === null)) return [];
  const unplaced = slotsOf(candidate).filter((slot) => !known.some((build) => places(build, slot)));
  if (unplaced.length === 0) return [];
  const declared = (await candidate.source.read(SLOT_TYPES))?.toString() ?? null;
  return unplaced.map((slot) =>
    declared === null || declared.includes(`'${slot}'`) || declared.includes(`"${slot}"`)
      ? finding('warning', texts.unplaced(slot), [candidate])
      : finding('error', texts.unknown(slot), [candidate]),
  );
}

export const checkSlots = async (candidate: Candidate, deployment: Deployment): Promise<Finding[]> => [
  ...checkEmptied(candidate, deployment),
  ...checkWithdrawn(candidate, deployment),
  ...checkRivals(candidate, deployment),
  ...(await checkUnplaced(candidate, deployment)),
];
