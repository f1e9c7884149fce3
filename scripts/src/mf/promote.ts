import type { Registry } from '@formline/shared/contracts/registry';
import { promoteBuild, requirePublished } from '@formline/tooling/delivery/promoteBuild';
import { readNewest } from '@formline/tooling/delivery/registryFile';
import { remoteOf } from '@formline/tooling/delivery/remoteChanges';
import { liveBuild } from '@formline/tooling/delivery/rollbackPlan';
import { type Call, type Command, exitCodes, type Outcome, UsageError } from './Command';
import { changeOutcome } from './changeOutcome';
import { gateOptions, judgeBuild } from './judgeBuild';
import { mfTexts } from './mf.texts';

const usage = 'promote <remote|host> <build> [--smoke [--url <address>]] [--override <why>]';

/** Live for everybody, and on trial with nobody: the gate has nothing to decide. */
const isLiveAlready = (registry: Registry, name: string, build: string) =>
  liveBuild(registry, name) === build && remoteOf(registry, name)?.canary?.build.build !== build;

async function run(call: Call): Promise<Outcome> {
  const { words, store, by } = call;
  const [name, build, ...more] = words;
  if (name === undefined || build === undefined || more.length > 0) {
    throw new UsageError(mfTexts.wordsMissing(usage));
  }
  const found = await requirePublished(store, name, build);
  const registry = await readNewest(store);
  if (registry && isLiveAlready(registry, name, build)) {
    return changeOutcome(
      await promoteBuild(store, found, { by, action: `promote ${name} ${build}`, overridden: null }),
    );
  }
  const { isHeld, said, overridden, findings } = await judgeBuild(store, found, call);
  if (isHeld) return { said, data: { isChanged: false, findings }, exitCode: exitCodes.findings };
  const changed = await promoteBuild(store, found, { by, action: `promote ${name} ${build}`, overridden });
  const outcome = changeOutcome(changed);
  const isOff = Boolean(remoteOf(changed.registry, name)?.disabled);
  return {
    said: [...said, ...outcome.said, ...(isOff ? [mfTexts.staysOff(name)] : [])],
    data: { ...outcome.data, findings, overridden },
  };
}

export const promote: Command = {
  usage,
  summary: 'Makes a published build live, after the gate has looked at it.',
  details: [
    'The build before stays as the fallback for pages that cannot load the new one. A trial of the same build ends.',
    'Errors of the gate end it with exit code 3; --override goes past them and is recorded.',
  ],
  options: gateOptions,
  run,
};
