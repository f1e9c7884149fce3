import { promoteBuild, requirePublished } from '../../delivery/promoteBuild';
import { remoteOf } from '../../delivery/remoteChanges';
import { changeAfterCheck, gateOptions } from './changeAfterCheck';
import { type Call, type Command, type Outcome, UsageError } from '../Command';
import { mfTexts } from '../mf.texts';

const usage = 'promote <remote|host> <build> [--smoke [--url <address>]] [--override <why>]';

async function run(call: Call): Promise<Outcome> {
  const { words, store, by } = call;
  const [name, build, ...more] = words;
  if (name === undefined || build === undefined || more.length > 0) {
    throw new UsageError(mfTexts.wordsMissing(usage));
  }
  const found = await requirePublished(store, name, build);
  const { outcome, changed } = await changeAfterCheck(call, found, (passed) =>
    promoteBuild(store, found, { by, action: `promote ${name} ${build}`, ...passed }),
  );
  const isOff = changed !== null && Boolean(remoteOf(changed.registry, name)?.disabled);
  return isOff ? { ...outcome, lines: [...outcome.lines, mfTexts.staysOff(name)] } : outcome;
}

export const promote: Command = {
  usage,
  summary: 'Makes a published build live, after the gate has looked at it.',
  details: [
    'The build before stays as the fallback for pages that cannot load the new one. A trial of the same build ends.',
    'Errors of the gate end it with exit code 3; --override goes past them and is recorded.',
    'When something else goes live in the same moment, the gate is asked again, and only what was recorded is gone past.',
  ],
  options: gateOptions,
  run,
};
