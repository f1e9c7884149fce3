import { BUILDS_KEPT, dropBuilds } from '../delivery/dropBuilds';
import { type Call, type Command, type Outcome, UsageError } from './Command';
import { mfTexts } from './mf.texts';

const texts = mfTexts.gc;

async function run({ words, text, has, store }: Call): Promise<Outcome> {
  const keep = text('keep') ?? String(BUILDS_KEPT);
  if (words.length > 0) throw new UsageError(mfTexts.wordsMissing('gc [--keep <number>]'));
  if (!/^\d{1,4}$/.test(keep)) throw new UsageError(texts.badKeep(keep));
  const { dropped, kept } = await dropBuilds(store, { keep: Number(keep), unfinished: has('unfinished') });
  const lines = dropped.map(({ name, build }) => texts.dropped(name, build));
  return {
    lines: dropped.length === 0 ? [texts.nothing(kept)] : [...lines, texts.kept(kept)],
    data: {
      isChanged: dropped.length > 0,
      dropped: dropped.map(({ name, build }) => ({ name, build })),
      kept,
    },
  };
}

export const gc: Command = {
  usage: 'gc [--keep <number>]',
  summary: 'Drops builds that nobody uses any more.',
  details: [
    'What is live, a fallback or on trial stays, and what was so when a tab that may still be open was opened.',
    'All revisions stay.',
  ],
  options: {
    keep: { type: 'string', help: `so many builds of each remote stay in any case (else ${BUILDS_KEPT})` },
    unfinished: {
      type: 'boolean',
      help: 'drops what was left by a publishing that was cut short over an hour ago, too',
    },
  },
  run,
};
