/** `pnpm entry-points`: gives entry points of `shared` whose names have changed their next version. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { entryPointKeys } from '@formline/shared/contracts/platform/entryPoints';
import {
  continued,
  ENTRY_POINTS_FILE,
  offeredNames,
  readHistories,
  versionsOf,
} from '@formline/tooling/build/entryPointVersions';
import { packageDir } from '@formline/tooling/workspace';
import { say } from './process/progress';

const before = readHistories();
const offered = await offeredNames();
const after = Object.fromEntries(
  entryPointKeys.map((key) => [key, continued(before[key] ?? [], offered[key] ?? [])]),
);
writeFileSync(path.join(packageDir('shared'), ENTRY_POINTS_FILE), `${JSON.stringify(after, null, 2)}\n`);
for (const [key, version] of Object.entries(versionsOf(after)))
  if (version !== versionsOf(before)[key]) say(`${key} ${version}`);
