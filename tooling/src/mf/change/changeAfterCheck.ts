import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '@formline/shared/contracts/platform/registry';
import { assertNotFrozen } from '../../delivery/frozen';
import { storedBuild } from '../../delivery/gate/BuildFiles';
import type { Finding } from '../../delivery/gate/Finding';
import { buildsCompared } from '../../delivery/gate/readDeployment';
import { runGate } from '../../delivery/gate/runGate';
import type { PublishedBuild } from '../../delivery/publishedBuild';
import { type ChangedRegistry, readNewest, type RegistryChange } from '../../delivery/registryFile';
import { liveBuild } from '../../delivery/rollbackPlan';
import { changeOutcome } from './changeRemote';
import { apiUrlOf, type Call, type CommandOption, exitCodes, type Outcome, UsageError } from '../Command';
import { findingLines } from '../findingLines';
import { mfTexts } from '../mf.texts';

export const gateOptions: Readonly<Record<string, CommandOption>> = {
  override: { type: 'string', help: mfTexts.gate.overrideHelp },
  api: { type: 'string', help: mfTexts.gate.apiHelp },
  smoke: { type: 'boolean', help: mfTexts.gate.smokeHelp },
  'no-smoke': { type: 'boolean', help: mfTexts.gate.noSmokeHelp },
  url: { type: 'string', help: mfTexts.gate.urlHelp },
};

type Passed = Pick<RegistryChange, 'overridden' | 'assertFits'>;

interface CheckedChange {
  readonly outcome: Outcome;
  readonly changed: ChangedRegistry | null;
}

class HeldMeanwhile extends Error {
  override name = 'HeldMeanwhile';
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super('Something else is live by now.');
    this.findings = findings;
  }
}

const LONGEST_FINDING = 1000;
const LONGEST_REASON = 400;

/** Asks the gate again when another build went live before the change. */
export async function changeAfterCheck(
  call: Call,
  build: PublishedBuild,
  change: (passed: Passed) => Promise<ChangedRegistry>,
): Promise<CheckedChange> {
  const checked = await readNewest(call.store);
  assertNotFrozen(checked, build.record.name);
  const findings = isLive(build, checked)
    ? []
    : [...(await askGate(call, build, checked)), ...(await smokeFindings(call, build))];
  const errors = errorsOf(findings);
  const why = call.text('override')?.trim().slice(0, LONGEST_REASON) || null;
  if (errors.length > 0 && why === null) return held(findings, mfTexts.gate.held);
  const overridden = errors.length > 0 && why !== null ? { why, findings: errors.map(keptText) } : null;
  try {
    const assertFits = judgingAgain(call, build, { checked, overridden });
    const changed = await change({ overridden, assertFits });
    return { outcome: describe(changed, { findings, overridden }), changed };
  } catch (error) {
    if (error instanceof HeldMeanwhile) return held(error.findings, mfTexts.gate.heldMeanwhile);
    throw error;
  }
}

/** A pipeline that knows its deployment tries each build there first. */
const isTried = ({ has }: Call, env: NodeJS.ProcessEnv) =>
  has('smoke') || (!has('no-smoke') && Boolean(env['CI']) && Boolean(env['SMOKE_URL']));

async function smokeFindings(call: Call, build: PublishedBuild): Promise<readonly Finding[]> {
  if (!isTried(call, process.env)) return [];
  if (!call.smokeTest) throw new UsageError(mfTexts.gate.noSmokeTest);
  return call.smokeTest(call, build);
}

const isLive = ({ record: { name, build } }: PublishedBuild, registry: Registry | null) =>
  registry !== null && liveBuild(registry, name) === build;

async function askGate(
  call: Call,
  { record: { name, build } }: PublishedBuild,
  registry: Registry | null,
): Promise<Finding[]> {
  if (!registry || registry.hosts.length === 0) return [];
  const { store } = call;
  return runGate(storedBuild(store, name, build), { store, registry, apiUrl: apiUrlOf(call) });
}

const errorsOf = (findings: readonly Finding[]) => findings.filter(({ level }) => level === 'error');

const keptText = ({ check, text }: Finding) => `${check}: ${text}`.slice(0, LONGEST_FINDING);

interface CheckedRegistry {
  readonly checked: Registry | null;
  readonly overridden: RegistryChange['overridden'];
}

function judgingAgain(call: Call, build: PublishedBuild, { checked, overridden }: CheckedRegistry) {
  const comparedIn = (registry: Registry | null) => registry && buildsCompared(registry, build.record.name);
  let compared = comparedIn(checked);
  return async (registry: Registry | null) => {
    assertNotFrozen(registry, build.record.name);
    const newer = comparedIn(registry);
    if (isLive(build, registry) || isDeepStrictEqual(newer, compared)) return;
    const errors = errorsOf(await askGate(call, build, registry));
    const unseen = errors.filter((finding) => !overridden?.findings.includes(keptText(finding)));
    if (unseen.length > 0) throw new HeldMeanwhile(unseen);
    compared = newer;
  };
}

function held(findings: readonly Finding[], verdict: (errors: number) => string): CheckedChange {
  const lines = [...findingLines(findings), verdict(errorsOf(findings).length)];
  return {
    outcome: { lines, data: { isChanged: false, findings }, exitCode: exitCodes.findings },
    changed: null,
  };
}

function describe(
  changed: ChangedRegistry,
  { findings, overridden }: { findings: readonly Finding[] } & Pick<CheckedRegistry, 'overridden'>,
): Outcome {
  const { lines, data } = changeOutcome(changed);
  const verdict = overridden ? [mfTexts.gate.overridden(overridden.findings.length)] : [];
  return {
    lines: [...findingLines(findings), ...verdict, ...lines],
    data: { ...data, findings, overridden },
  };
}
