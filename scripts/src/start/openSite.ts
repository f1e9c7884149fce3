import { firstDelivery } from '@formline/tooling/delivery/firstDelivery';
import { deliverWorkspace } from '@formline/tooling/delivery/deliverWorkspace';
import { openStore } from '@formline/tooling/delivery/store/openStore';
import { openServedSite, type ServedSite } from '@formline/tooling/gateway/openServedSite';
import { PlainError } from '../process/plainError';
import { mfTexts } from '@formline/tooling/mf/mf.texts';
import { startTexts } from './start.texts';
import type { StartContext } from './StartContext';

const { steps } = startTexts;

/** The workspace's own site follows its sources. Another one is delivered to by `pnpm mf`, once it has everything. */
export async function openSite(context: StartContext): Promise<Omit<ServedSite, 'close'>> {
  const { settings, running, onProgress } = context;
  const { store, cacheDir } = settings;
  if (store === null) return { siteDir: await build(context) };
  const opened = await openStore(store, process.env);
  const { built, delivered } = await firstDelivery(opened, onProgress);
  if (built.length > 0) onProgress(steps.built(built.length));
  onProgress(delivered.length > 0 ? mfTexts.init.delivered(delivered) : steps.servesStore(store));
  return running.add(() => openServedSite(store, { cacheDir, env: process.env }));
}

async function build({ onProgress, needsOwnBuilds = false }: StartContext): Promise<string> {
  onProgress(steps.building);
  const { siteDir, built, held } = await deliverWorkspace({ onProgress });
  onProgress(steps.built(built.length));
  if (needsOwnBuilds && held.length > 0)
    throw new PlainError(startTexts.otherBuilds(held.map(({ name }) => name)));
  return siteDir;
}
