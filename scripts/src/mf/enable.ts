import { type Call, type Command, type Outcome, UsageError } from './Command';
import { changeOutcome } from './changeOutcome';
import { changeRemote } from './changeRemote';
import { mfTexts } from './mf.texts';

const usage = 'enable <remote>';

async function run({ words, store, by }: Call): Promise<Outcome> {
  const [name, ...more] = words;
  if (name === undefined || more.length > 0) throw new UsageError(mfTexts.wordsMissing(usage));
  const change = { name, by, action: `enable ${name}`, overridden: null };
  return changeOutcome(await changeRemote(store, change, (remote) => ({ ...remote, disabled: null })));
}

export const enable: Command = { usage, summary: 'Switches a remote on again.', run };
