import { remoteBuild } from '@formline/shared/domain/delivery/remoteBuild';
import type { Canary } from '@formline/shared/contracts/platform/registry';
import { describeAudience } from '../../delivery/describeChange';
import { requirePublished } from '../../delivery/promoteBuild';
import { withCanary } from '../../delivery/remoteChanges';
import { changeAfterCheck, gateOptions } from './changeAfterCheck';
import { type Call, type Command, type Outcome, UsageError } from '../Command';
import { changeOutcome, changeRemote } from './changeRemote';
import { mfTexts } from '../mf.texts';

const texts = mfTexts.canary;
const usage =
  'canary <remote> <build> --percent <number> [--role <role>] [--club <id>], or canary <remote> --end';

type Audience = Omit<Canary, 'build' | 'salt'>;

export function readAudience({ text, texts: all }: Pick<Call, 'text' | 'texts'>): Audience {
  const percent = text('percent') ?? '';
  if (!/^\d+(?:\.\d+)?$/.test(percent) || Number(percent) > 100)
    throw new UsageError(texts.badPercent(percent));
  const roles = all('role').map((role) => {
    if (role !== 'trainer' && role !== 'manager') throw new UsageError(texts.badRole(role));
    return role;
  });
  const clubs = all('club').map((club) => {
    if (!/^[1-9]\d{0,9}$/.test(club)) throw new UsageError(texts.badClub(club));
    return Number(club);
  });
  return { percent: Number(percent), roles, clubs };
}

async function end(name: string, { store, by }: Call): Promise<Outcome> {
  const change = { name, by, action: `end canary ${name}`, overridden: null };
  return changeOutcome(await changeRemote(store, change, (remote) => ({ ...remote, canary: null })));
}

async function start(name: string, build: string, call: Call): Promise<Outcome> {
  const { store, by } = call;
  const audience = readAudience(call);
  const found = await requirePublished(store, name, build);
  const action = `canary ${name} ${build} with ${describeAudience(audience)}`;
  const { outcome } = await changeAfterCheck(call, found, (passed) =>
    changeRemote(store, { name, by, action, ...passed }, (remote) => {
      if (remote.active.build === build) throw new UsageError(texts.isLive(name, build));
      return withCanary(remote, { ...audience, build: remoteBuild(found.record, found.integrity) });
    }),
  );
  return outcome;
}

async function run(call: Call): Promise<Outcome> {
  const [name, build, ...more] = call.words;
  const isEnd = call.has('end');
  if (name === undefined || more.length > 0 || isEnd === (build !== undefined)) {
    throw new UsageError(mfTexts.wordsMissing(usage));
  }
  return build === undefined ? end(name, call) : start(name, build, call);
}

export const canary: Command = {
  usage,
  summary: 'Gives a published build to some people only, after the gate has looked at it.',
  details: [
    'The same people keep it while the trial lasts, also when the number grows. To end it: promote the build, or --end.',
  ],
  options: {
    percent: { type: 'string', help: 'so many in a hundred of those it is meant for' },
    role: { type: 'string', multiple: true, help: 'trainer or manager; else both' },
    club: { type: 'string', multiple: true, help: 'number of a club; else everybody' },
    end: { type: 'boolean', help: 'ends the trial: everybody has the live build again' },
    ...gateOptions,
  },
  run,
};
