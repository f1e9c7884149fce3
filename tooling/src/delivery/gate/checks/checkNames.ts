import { type ComparedBuild, type Deployment, nameOf } from '../Deployment';
import type { Finding } from '../Finding';
import { gateTexts } from '../gate.texts';

const { names: texts } = gateTexts;

const prefixesOf = ({ name, contract }: ComparedBuild) => contract?.limits?.cssPrefixes ?? [name];

function commonPrefixes(one: ComparedBuild, other: ComparedBuild): string[] {
  return prefixesOf(one).flatMap((own) =>
    prefixesOf(other).flatMap((theirs) => {
      // A name may begin with another remote's name.
      if (own === one.name && theirs === other.name) return [];
      if (own.startsWith(theirs)) return own;
      return theirs.startsWith(own) ? theirs : [];
    }),
  );
}

function textsFor(candidate: ComparedBuild, other: ComparedBuild): string[] {
  return [
    ...commonPrefixes(candidate, other).map((prefix) => texts.prefix(candidate.name, other.name, prefix)),
    ...(candidate.global === other.global
      ? [texts.global(candidate.name, other.name, candidate.global)]
      : []),
  ];
}

export function checkNames(candidate: ComparedBuild, { others }: Deployment): Finding[] {
  const builds = new Map<string, string[]>();
  for (const other of others) {
    for (const text of textsFor(candidate, other))
      builds.set(text, [...(builds.get(text) ?? []), nameOf(other)]);
  }
  return [...builds].map(([text, usedBy]) => ({ check: 'names', level: 'error', text, usedBy }));
}
