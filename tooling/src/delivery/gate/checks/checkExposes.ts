import type { ComparedBuild, Deployment } from '../Deployment';
import { nameOf } from '../Deployment';
import type { Finding } from '../Finding';
import { gateTexts } from '../gate.texts';

const { exposes: texts, where } = gateTexts;

const slotsOf = (build: ComparedBuild) => build.manifest?.slots.map(({ slot }) => slot) ?? [];

const finding = (text: string, usedBy: readonly string[]): Finding => ({
  check: 'exposes',
  level: 'error',
  text,
  usedBy,
});

function promisedExposes({ manifest }: ComparedBuild): Map<string, string[]> {
  const promised = new Map<string, string[]>();
  const add = (expose: string, user: string) => promised.set(expose, [...(promised.get(expose) ?? []), user]);
  for (const { path, expose } of manifest?.routes ?? []) add(expose, where.route(path));
  for (const { slot, expose } of manifest?.slots ?? []) add(expose, where.slot(slot));
  return promised;
}

const checkPromises = (candidate: ComparedBuild): Finding[] =>
  [...promisedExposes(candidate)]
    .filter(([expose]) => !candidate.files[expose]?.length)
    .map(([expose, users]) => finding(texts.missing(expose), users));

/** Slots that the live build fills must still be filled. */
function checkSlots(candidate: ComparedBuild, { active, hosts, others }: Deployment): Finding[] {
  const filled = new Set([candidate, ...others].flatMap(slotsOf));
  const lost = active ? slotsOf(active).filter((slot) => !filled.has(slot)) : [];
  return lost.flatMap((slot) => {
    const placers = [...hosts, ...others].filter(({ contract }) => contract?.slotsPlaced.includes(slot));
    return placers.length > 0 ? finding(texts.slot(slot), placers.map(nameOf)) : [];
  });
}

export const checkExposes = (candidate: ComparedBuild, deployment: Deployment): Finding[] => [
  ...checkPromises(candidate),
  ...checkSlots(candidate, deployment),
];
