import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@formline/shared/contracts/platform/registry';
import { writeIntegrity } from '../../../build/integrityFile';
import type { Store } from '../../store/Store';
import { folderStore } from '../../store/folderStore';
import { buildRemote } from '../../testing/builders';
import { folderBuild, type PlacedBuild } from '../BuildFiles';
import type { ComparedBuild } from '../Deployment';

type Files = Readonly<Record<string, string>>;

export interface SiteOfBuilds {
  readonly store: Store;
  readonly registry: Registry;
  readonly candidate: (build: ComparedBuild, files?: Files) => PlacedBuild;
  readonly remove: () => void;
}

const TYPES: Files = { 'types/shared/src/ui/core.d.ts': 'export declare const Box: string;' };

function writeBuild(dir: string, { contract }: ComparedBuild, files: Files): void {
  writeFiles(dir, {
    ...(contract && { 'contract.json': JSON.stringify(contract) }),
    ...files,
  });
  writeIntegrity(dir);
}

function writeFiles(dir: string, files: Files): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), content);
  }
}

const recordOf = ({ name, build, global, files, manifest }: ComparedBuild) => ({
  name,
  version: '1.0.0',
  build,
  global,
  files: Object.fromEntries(Object.entries(files).map(([expose, list]) => [expose.slice(2), list])),
  manifest,
});

export function siteOfBuilds(
  host: ComparedBuild,
  remotes: readonly ComparedBuild[],
  types = TYPES,
): SiteOfBuilds {
  const dir = mkdtempSync(path.join(tmpdir(), 'formline-gate-'));
  const site = path.join(dir, 'site');
  const deployedAt = new Date().toISOString();
  for (const build of [host, ...remotes]) {
    const folder = build === host ? 'host' : `remotes/${build.name}`;
    writeBuild(path.join(site, folder, build.build), build, types);
  }
  const registry: Registry = {
    revision: 1,
    previous: null,
    change: { at: deployedAt, by: 'Maya', action: 'build', overridden: null },
    hosts: [{ version: '1.0.0', build: host.build, deployedAt }],
    remotes: remotes.map(({ name, build, global, manifest }) => {
      const remote = buildRemote(name, build);
      return manifest ? { ...remote, active: { ...remote.active, global, manifest } } : remote;
    }),
  };
  return {
    store: folderStore(site),
    registry,
    candidate(build, files = {}) {
      const folder = path.join(dir, build.name);
      const own = { 'build.json': JSON.stringify(recordOf(build)), 'remoteEntry.js': 'entry' };
      writeBuild(folder, build, { ...types, ...own, ...files });
      return folderBuild(build.name, folder);
    },
    remove: () => rmSync(dir, { recursive: true }),
  };
}
