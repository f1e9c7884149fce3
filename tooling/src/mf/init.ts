import { firstDelivery } from '../delivery/firstDelivery';
import { type Call, type Command, type Outcome, UsageError } from './Command';
import { mfTexts } from './mf.texts';

const usage = 'init';

async function run({ words, store }: Call): Promise<Outcome> {
  if (words.length > 0) throw new UsageError(mfTexts.wordsMissing(usage));
  const progress: string[] = [];
  const { delivered } = await firstDelivery(store, (line) => progress.push(line));
  const line = delivered.length > 0 ? mfTexts.init.delivered(delivered) : mfTexts.init.nothing;
  return { lines: [...progress, line], data: { isChanged: delivered.length > 0, delivered } };
}

export const init: Command = {
  usage,
  summary: 'Delivers what the site has never had, and nothing else.',
  details: [
    'Packages of this workspace that were never live on the site are built, published and made live.',
  ],
  run,
};
