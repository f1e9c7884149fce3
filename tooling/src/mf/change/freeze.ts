import { ALL_PACKAGES, type Frozen, type Registry } from '@formline/shared/contracts/platform/registry';
import { changeBuilds } from '../../delivery/changeBuilds';
import { DeliveryError } from '../../delivery/DeliveryError';
import { type Call, type Command, type Outcome, UsageError } from '../Command';
import { mfTexts } from '../mf.texts';
import { changeOutcome } from './changeRemote';

const texts = mfTexts.freeze;
const LONGEST_REASON = 200;
const usage = 'freeze <remote|host>|--all --reason <why>';
const unfreezeUsage = 'unfreeze <remote|host>|--all';

function wantedIn({ words, has }: Call, called: string): string {
  const [name, ...more] = words;
  if (more.length > 0 || has('all') === (name !== undefined))
    throw new UsageError(mfTexts.wordsMissing(called));
  return name ?? ALL_PACKAGES;
}

async function change(call: Call, action: string, decide: (known: Frozens, at: string) => Frozens) {
  const cause = { by: call.by, action, overridden: null };
  return changeOutcome(
    await changeBuilds(call.store, cause, (registry, at) => {
      if (!registry) throw new DeliveryError(mfTexts.status.empty);
      const { hosts, remotes, frozen = {} } = registry;
      return { hosts, remotes, frozen: decide(frozen, at) };
    }),
  );
}

type Frozens = NonNullable<Registry['frozen']>;

async function run(call: Call): Promise<Outcome> {
  const what = wantedIn(call, usage);
  const reason = call.text('reason')?.trim();
  if (!reason) throw new UsageError(texts.reasonMissing);
  if (reason.length > LONGEST_REASON) throw new UsageError(texts.reasonTooLong(LONGEST_REASON));
  const frozen = (at: string): Frozen => ({ reason, at, by: call.by });
  return change(call, `freeze ${what}`, (known, at) =>
    known[what]?.reason === reason ? known : { ...known, [what]: frozen(at) },
  );
}

async function runUnfreeze(call: Call): Promise<Outcome> {
  const what = wantedIn(call, unfreezeUsage);
  return change(call, `unfreeze ${what}`, (known) =>
    Object.fromEntries(Object.entries(known).filter(([name]) => name !== what)),
  );
}

const all = { type: 'boolean', help: texts.allHelp } as const;

export const freeze: Command = {
  usage,
  summary: texts.summary,
  details: texts.details,
  options: { all, reason: { type: 'string', help: texts.reasonHelp } },
  run,
};

export const unfreeze: Command = {
  usage: unfreezeUsage,
  summary: texts.unfreezeSummary,
  options: { all },
  run: runUnfreeze,
};
