import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Running } from '../../process/running';

export async function temporaryFolder(running: Running): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'formline-bench-'));
  await running.add(async () => ({ close: () => rm(folder, { recursive: true, force: true }) }));
  return folder;
}
