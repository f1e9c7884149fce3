import { DeliveryError } from '../../delivery/DeliveryError';
import { readNewest, revisionsBack } from '../../delivery/registryFile';
import { rollbackBuild, rollbackRevision } from '../../delivery/rollbackBuild';
import { liveBuild, rollbackPlan } from '../../delivery/rollbackPlan';
import { type Call, type Command, type Outcome, UsageError } from '../Command';
import { changeOutcome } from './changeRemote';
import { minuteOf } from '../table';
import { mfTexts } from '../mf.texts';

const texts = mfTexts.rollback;
const usage = 'rollback <remote|host> [--to <build>], or rollback --revision <number>';

async function backToRevision(text: string, { store, by }: Call): Promise<Outcome> {
  if (!/^[1-9]\d*$/.test(text)) throw new UsageError(texts.badRevision(text));
  return changeOutcome(await rollbackRevision(store, Number(text), by));
}

async function backToBuild(name: string, { store, by, text }: Call): Promise<Outcome> {
  const registry = await readNewest(store);
  const live = registry && liveBuild(registry, name);
  if (!registry || live === undefined || live === null) throw new DeliveryError(mfTexts.notDelivered(name));
  const plan = await rollbackPlan(revisionsBack(store, registry), name, text('to'));
  switch (plan.kind) {
    case 'nothing':
      throw new DeliveryError(texts.nothing(name));
    case 'done': {
      const { at, by: who } = plan.since.change;
      const { revision } = registry;
      return {
        lines: [texts.done(name, live, { at: minuteOf(at), by: who })],
        data: { isChanged: false, revision, changes: [] },
      };
    }
    case 'back':
      return changeOutcome(await rollbackBuild(store, { ...plan, name, by }));
  }
}

async function run(call: Call): Promise<Outcome> {
  const [name, ...more] = call.words;
  const revision = call.text('revision');
  if (revision !== null && name === undefined) return backToRevision(revision, call);
  if (name === undefined || revision !== null || more.length > 0) {
    throw new UsageError(mfTexts.wordsMissing(usage));
  }
  return backToBuild(name, call);
}

export const rollback: Command = {
  usage,
  summary:
    'Makes an earlier build live again, or everything as it was in an earlier revision. Nothing is built.',
  details: [
    'Without --to it is the build that was live before. Repeated, it does not go one more step back.',
    'The gate is not asked: what was live before may be so again, at once.',
  ],
  options: {
    to: { type: 'string', help: 'the build, if another than the one before' },
    revision: { type: 'string', help: 'all remotes, the host, switches and trials as in that revision' },
  },
  run,
};
