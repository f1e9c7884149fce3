import type { Finding } from '@formline/tooling/delivery/gate/Finding';
import { runGate } from '@formline/tooling/delivery/gate/runGate';
import { runHostGate } from '@formline/tooling/delivery/gate/runHostGate';
import { withLocalCopy } from '@formline/tooling/delivery/localCopy';
import type { PublishedBuild } from '@formline/tooling/delivery/publishedBuild';
import { readNewest, type RegistryChange } from '@formline/tooling/delivery/registryFile';
import type { Store } from '@formline/tooling/delivery/store/Store';
import type { CommandOption, Call } from './Command';
import { findingLines } from './findingLines';
import { mfTexts } from './mf.texts';
import { smokeFindings, smokeOptions } from './smokeFindings';

/** Options of the commands that ask the gate. */
export const gateOptions: Readonly<Record<string, CommandOption>> = {
  override: { type: 'string', help: mfTexts.gate.overrideHelp },
  api: { type: 'string', help: mfTexts.gate.apiHelp },
  ...smokeOptions,
};

/** What the gate says of a build, and what is to be recorded of it. */
export interface Judgement {
  readonly findings: readonly Finding[];
  /** True: it has errors, and nobody decided to go past them. */
  readonly isHeld: boolean;
  readonly said: readonly string[];
  readonly overridden: RegistryChange['overridden'];
}

/** Longest text of a finding that a revision keeps. */
const LONGEST_FINDING = 1000;
const LONGEST_REASON = 400;

async function findingsOf(
  store: Store,
  { record }: PublishedBuild,
  apiUrl: string | null,
): Promise<Finding[]> {
  const registry = await readNewest(store);
  if (!registry || registry.hosts.length === 0) return [];
  return withLocalCopy(store, record, (candidateDir) =>
    record.name === 'host'
      ? runHostGate({ store, registry, candidateDir, apiUrl })
      : runGate({ store, registry, remote: record.name, candidateDir, apiUrl }),
  );
}

/** A finding as a revision keeps it. */
const keptText = ({ check, text }: Finding) => `${check}: ${text}`.slice(0, LONGEST_FINDING);

/** Asks the gate about a published build that is to go live or on trial. */
export async function judgeBuild(store: Store, build: PublishedBuild, call: Call): Promise<Judgement> {
  const apiUrl = call.text('api') ?? (process.env['MF_API_URL'] || null);
  const judged = await findingsOf(store, build, apiUrl);
  const findings = [...judged, ...(await smokeFindings(store, build, call))];
  const errors = findings.filter(({ level }) => level === 'error');
  const why = call.text('override')?.trim().slice(0, LONGEST_REASON) || null;
  const isHeld = errors.length > 0 && why === null;
  const verdict = isHeld ? mfTexts.gate.held(errors.length) : mfTexts.gate.overridden(errors.length);
  return {
    findings,
    isHeld,
    said: [...findingLines(findings), ...(errors.length > 0 ? [verdict] : [])],
    overridden: errors.length > 0 && why !== null ? { why, findings: errors.map(keptText) } : null,
  };
}
