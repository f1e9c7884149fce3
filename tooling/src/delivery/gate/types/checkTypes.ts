import { isDeepStrictEqual } from 'node:util';
import type { BuildFiles } from '../BuildFiles';
import { type Candidate, type ComparedBuild, type Deployment, nameOf } from '../Deployment';
import type { Finding } from '../Finding';
import { gateTexts } from '../gate.texts';
import { askCompiler } from './askCompiler';
import { unchangedFiles } from './declarations';
import { declarationHashes, readDeclarations } from './readDeclarations';
import type { Assignment } from './typeProgram';
import {
  doorQuestions,
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

/** The builds whose types matter: the hosts, and remotes that hear, announce, place or fill what the candidate does. */
export const relatedBuilds = (candidate: ComparedBuild, { hosts, others }: Deployment) => [
  ...hosts,
  ...others.filter((other) => isRelated(candidate, other)),
];

/** Builds compiled against other declarations than the candidate, with their own; and those without any. */
async function readTypedBuilds(candidate: BuildFiles, builds: readonly ComparedBuild[]) {
  const own = await declarationHashes(candidate);
  const typed: TypedBuild[] = [];
  const bare: ComparedBuild[] = [];
  for (const [index, compared] of builds.entries()) {
    const { source } = compared;
    const hashes = source ? await declarationHashes(source) : {};
    const shared = (all: typeof own) =>
      Object.fromEntries(Object.entries(all).filter(([file]) => file.startsWith('types/shared/')));
    if (!source || Object.keys(hashes).length === 0) bare.push(compared);
    else if (!isDeepStrictEqual(shared(own), shared(hashes)))
      typed.push({ compared, declarations: await readDeclarations(source), folder: `build-${index}` });
  }
  return { isTyped: Object.keys(own).length > 0, typed, bare };
}

const questionsBetween = (candidate: TypedBuild, other: TypedBuild): TypeQuestion[] => [
  ...(other.compared.name === 'host' ? doorQuestions(candidate, other) : []),
  ...eventQuestions(candidate, other),
  ...eventQuestions(other, candidate),
  ...slotQuestions(other, candidate),
  ...slotQuestions(candidate, other),
];

/**
 * The same question about two copies of the candidate's own types. A type that does not even fit its copy, because it
 * depends on a parameter, cannot be judged from outside.
 */
function control({ given, expected, taker }: TypeQuestion, candidate: TypedBuild, copy: string): Assignment {
  const own = taker === candidate ? expected : given;
  return { given: own.replaceAll(`'./${candidate.folder}/`, `'./${copy}/`), expected: own };
}

const copyOf = (other: TypedBuild) => `${other.folder}-copy`;

/** Asks all questions of a candidate and others at once, each followed by its control. */
async function answer(candidate: TypedBuild, others: readonly TypedBuild[]): Promise<Finding[]> {
  const { declarations } = candidate;
  const asked = others.flatMap((other) =>
    questionsBetween(candidate, other).map((question) => ({ question, other })),
  );
  const placed = others.flatMap((other) => {
    const likeBase = unchangedFiles(other.declarations, declarations);
    return [
      { ...other, likeBase },
      { folder: copyOf(other), declarations, likeBase },
    ];
  });
  const assignments = asked.flatMap(({ question, other }) => [
    question,
    control(question, candidate, copyOf(other)),
  ]);
  if (assignments.length === 0) return [];
  const base = { ...candidate, likeBase: new Set<string>() };
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

/** Types: what others hand to the candidate, and it to them, is what either was compiled against; only what is used. */
export async function checkTypes(candidate: Candidate, others: readonly ComparedBuild[]): Promise<Finding[]> {
  const { isTyped, typed, bare } = await readTypedBuilds(candidate.source, others);
  if (!isTyped) return [warning(texts.none, [candidate])];
  const found = bare.length > 0 ? [warning(texts.bare(bare.map(nameOf)), bare)] : [];
  if (typed.length === 0) return found;
  const declarations = await readDeclarations(candidate.source);
  const own = { compared: candidate, declarations, folder: 'candidate' };
  return [...found, ...(await answer(own, typed))];
}
