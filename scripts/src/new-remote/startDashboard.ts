import path from 'node:path';
import type { Running } from '../process/running';
import { startFormline } from '../start/startFormline';
import { readStartSettings } from '../start/startSettings';

/** A product of its own in a folder, with the builds of this workspace. Resolves with its address. */
export async function startDashboard(running: Running, folder: string): Promise<string> {
  const settings = readStartSettings({
    PORT: '0',
    DATA_DIR: path.join(folder, 'data'),
    CACHE_DIR: path.join(folder, 'cache'),
    MF_STORE: path.join(folder, 'site'),
  });
  return startFormline({ settings, running, onProgress: () => undefined });
}
