import { withDisabled } from '../../delivery/remoteChanges';
import { type Call, type Command, type Outcome, UsageError } from '../Command';
import { changeOutcome, changeRemote } from './changeRemote';
import { mfTexts } from '../mf.texts';

const usage = 'disable <remote> --reason <what people are told>';
const LONGEST_REASON = 200;

async function run({ words, text, store, by }: Call): Promise<Outcome> {
  const [name, ...more] = words;
  if (name === undefined || more.length > 0) throw new UsageError(mfTexts.wordsMissing(usage));
  const reason = text('reason')?.trim();
  if (!reason) throw new UsageError(mfTexts.disable.reasonMissing);
  if (reason.length > LONGEST_REASON) throw new UsageError(mfTexts.disable.reasonTooLong(LONGEST_REASON));
  const change = { name, by, action: `disable ${name}`, overridden: null };
  return changeOutcome(await changeRemote(store, change, (remote, at) => withDisabled(remote, reason, at)));
}

export const disable: Command = {
  usage,
  summary: 'Switches a remote off for everybody; they are told why, the rest goes on.',
  options: { reason: { type: 'string', help: 'one sentence that people read in its place' } },
  run,
};

const enableUsage = 'enable <remote>';

async function runEnable({ words, store, by }: Call): Promise<Outcome> {
  const [name, ...more] = words;
  if (name === undefined || more.length > 0) throw new UsageError(mfTexts.wordsMissing(enableUsage));
  const change = { name, by, action: `enable ${name}`, overridden: null };
  return changeOutcome(await changeRemote(store, change, (remote) => ({ ...remote, disabled: null })));
}

export const enable: Command = {
  usage: enableUsage,
  summary: 'Switches a remote on again.',
  run: runEnable,
};
