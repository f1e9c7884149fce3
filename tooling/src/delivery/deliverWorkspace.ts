import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { readBuildRecord } from '../build/buildRecord';
import { buildStale } from '../build/buildStale';
import { type BrowserPackage, browserPackages, MF, packageDir, siteDir } from '../build/workspace';
import { deliverBuilds, type DeliveredBuild, type HeldBuild } from './deliverBuilds';
import { folderStore } from './store/folderStore';

const BUILDS_KEPT = 3;
const BY = 'build';

interface WorkspaceDelivery {
  readonly names?: readonly BrowserPackage[];
  readonly onProgress: (line: string) => void;
}

export const heldLine = ({ name, build, live, why, at, by }: HeldBuild) => {
  const reason = {
    'rolled back': `it was rolled back by ${by} at ${at}`,
    chosen: `${by} chose it at ${at}`,
    'on trial': `${build} is on trial with some people`,
    frozen: `it was frozen by ${by} at ${at}`,
  }[why];
  return `${name} stays at ${live}, because ${reason}. ${build} is published: ${MF} promote ${name} ${build}`;
};

/** Builds what is stale and puts it on the site of this workspace. */
export async function deliverWorkspace({ names = browserPackages, onProgress }: WorkspaceDelivery) {
  const { wanted, built } = await buildStale({ names, onProgress });
  const isComplete = names.length === browserPackages.length;
  const { held, isChanged } = await deliverBuilds(folderStore(siteDir), wanted, {
    by: BY,
    ...(isComplete && { existing: names }),
  });
  for (const one of held) onProgress(heldLine(one));
  if (isChanged) wanted.forEach(dropOldBuilds);
  return { siteDir, built, held };
}

function dropOldBuilds({ name, build: live }: DeliveredBuild): void {
  const dist = path.join(packageDir(name), 'dist');
  const builtAt = (build: string) => statSync(path.join(dist, build)).mtimeMs;
  const finished = readdirSync(dist)
    .filter((build) => build !== live && readBuildRecord(name, build))
    .sort((one, other) => builtAt(one) - builtAt(other));
  for (const build of finished.slice(0, Math.max(0, finished.length - BUILDS_KEPT + 1))) {
    rmSync(path.join(dist, build), { recursive: true });
  }
}
