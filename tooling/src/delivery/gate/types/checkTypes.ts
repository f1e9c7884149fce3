import { type Candidate, type ComparedBuild, type Deployment, nameOf } from '../Deployment';
import type { Finding } from '../Finding';
import { gateTexts } from '../gate.texts';
import { askCompiler } from './askCompiler';
import { unchangedFiles } from './declarations';
import { declarationHashes, isOfShared, readDeclarations } from './readDeclarations';
import type { Assignment } from './typeProgram';
import {
  entryPointQuestions,
  eventQuestions,
  slotQuestions,
  type TypedBuild,
  type TypeQuestion,
} from './typeQuestions';

const { types: texts } = gateTexts;

const isRelated = (candidate: ComparedBuild, { contract, manifest }: ComparedBuild): boolean => {
  const share = (one: readonly string[], other: readonly string[]) =>
    one.some((name) => other.includes(name));
  const own = candidate.contract;
  if (!own || !contract) return false;
  const slotsOf = (of: ComparedBuild['manifest']) => of?.slots.map(({ slot }) => slot) ?? [];
  return (
    share(own.events.emits, contract.events.listens) ||
    share(own.events.listens, contract.events.emits) ||
    share(own.slotsPlaced, slotsOf(manifest)) ||
    share(slotsOf(candidate.manifest), contract.slotsPlaced)
  );
};

/** Hosts, and remotes with an event or a slot in common with the candidate. */
export const relatedBuilds = (candidate: ComparedBuild, { hosts, others }: Deployment) => [
  ...hosts,
  ...others.filter((other) => isRelated(candidate, other)),
];

const hashesOfShared = async ({ source }: ComparedBuild) => {
  const hashes = Object.entries(source ? await declarationHashes(source) : {});
  return Object.fromEntries(hashes.filter(([file]) => isOfShared(file)));
};

/** A remote has the declarations of what it uses alone; what only one build has is in no question. */
const isAlike = (own: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
  Object.keys(own).every((file) => other[file] === undefined || other[file] === own[file]);

async function sortOut(candidate: ComparedBuild, others: readonly ComparedBuild[]) {
  const own = await hashesOfShared(candidate);
  const differing: ComparedBuild[] = [];
  const untyped: ComparedBuild[] = [];
  for (const other of others) {
    const hashes = await hashesOfShared(other);
    if (Object.keys(hashes).length === 0) untyped.push(other);
    else if (!isAlike(own, hashes)) differing.push(other);
  }
  return { isTyped: Object.keys(own).length > 0, differing, untyped };
}

async function readTyped(candidate: Candidate, others: readonly ComparedBuild[]) {
  const declarations = await readDeclarations(candidate.source);
  const own = { compared: candidate, declarations, folder: 'candidate', unchanged: new Set<string>() };
  const typed: TypedBuild[] = [];
  for (const [index, compared] of others.entries()) {
    const theirs = compared.source ? await readDeclarations(compared.source) : new Map<string, string>();
    const unchanged = unchangedFiles(theirs, declarations);
    typed.push({ compared, declarations: theirs, folder: `build-${index}`, unchanged });
  }
  return { own, typed };
}

const questionsBetween = (candidate: TypedBuild, other: TypedBuild): TypeQuestion[] => [
  ...(other.compared.name === 'host' ? entryPointQuestions(candidate, other) : []),
  ...eventQuestions(candidate, other),
  ...eventQuestions(other, candidate),
  ...slotQuestions(other, candidate),
  ...slotQuestions(candidate, other),
];

/** A type that does not fit even its own copy, e.g. one that depends on a parameter, cannot be compared. */
function control({ given, expected, taker }: TypeQuestion, candidate: TypedBuild, copy: string): Assignment {
  const own = taker === candidate ? expected : given;
  return { given: own.replaceAll(`'./${candidate.folder}/`, `'./${copy}/`), expected: own };
}

const copyOf = (other: TypedBuild) => `${other.folder}-copy`;

async function answer(candidate: TypedBuild, others: readonly TypedBuild[]): Promise<Finding[]> {
  const { declarations } = candidate;
  const asked = others.flatMap((other) =>
    questionsBetween(candidate, other).map((question) => ({ question, other })),
  );
  const placed = others.flatMap((other) => [
    { ...other, likeBase: other.unchanged },
    { folder: copyOf(other), declarations, likeBase: other.unchanged },
  ]);
  const assignments = asked.flatMap(({ question, other }) => [
    question,
    control(question, candidate, copyOf(other)),
  ]);
  if (assignments.length === 0) return [];
  const base = { ...candidate, likeBase: candidate.unchanged };
  const errors = await askCompiler({ base: candidate.folder, placed: [base, ...placed], assignments });
  const reasons = new Map(errors.map(({ line, reason }) => [line, reason]));
  return asked.flatMap(({ question }, index) => {
    const reason = reasons.get(2 * index + 1);
    if (reason === undefined) return [];
    return reasons.has(2 * index + 2) ? unclear(question) : broken(question, reason);
  });
}

const isOfHost = ({ giver }: TypeQuestion) => giver.compared.name === 'host';

const broken = (question: TypeQuestion, reason: string): Finding => ({
  check: 'types',
  level: 'error',
  text: texts.broken(question.what, reason, isOfHost(question)),
  usedBy: [question.taker, question.giver].map(({ compared }) => nameOf(compared)),
});

const unclear = (question: TypeQuestion): Finding =>
  warning(texts.unclear(question.what), [question.taker.compared, question.giver.compared]);

const warning = (text: string, builds: readonly ComparedBuild[]): Finding => ({
  check: 'types',
  level: 'warning',
  text,
  usedBy: builds.map(nameOf),
});

export async function checkTypes(candidate: Candidate, others: readonly ComparedBuild[]): Promise<Finding[]> {
  const { isTyped, differing, untyped } = await sortOut(candidate, others);
  if (!isTyped) return [warning(texts.none, [candidate])];
  const found = untyped.length > 0 ? [warning(texts.untyped(untyped.map(nameOf)), untyped)] : [];
  if (differing.length === 0) return found;
  const { own, typed } = await readTyped(candidate, differing);
  return [...found, ...(await answer(own, typed))];
}
