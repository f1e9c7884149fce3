import type { ComparedBuild } from '../Deployment';
import type { Finding } from '../Finding';
import { gateTexts } from '../gate.texts';

const { exposes: texts, where } = gateTexts;

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

/** A page or slot of the manifest needs its module. */
export const checkExposes = (candidate: ComparedBuild): Finding[] =>
  [...promisedExposes(candidate)]
    .filter(([expose]) => !candidate.files[expose]?.length)
    .map(([expose, users]) => finding(texts.missing(expose), users));
