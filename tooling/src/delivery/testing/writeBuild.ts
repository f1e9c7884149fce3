import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD_RECORD_FILE, type BuildRecord } from '@formline/shared/contracts/buildRecord';
import { writeIntegrity } from '../../build/integrityFile';
import { buildRemoteBuild } from './builders';

interface SmallBuild {
  readonly name: string;
  readonly build: string;
  readonly text?: string;
  /** Modules that the manifest's routes show; only `./Page` is there. */
  readonly shows?: readonly string[];
}

/** Writes a small finished build of a remote or of the host into a folder. */
export function writeBuild(dir: string, { name, build, text = 'page', shows = [] }: SmallBuild): void {
  mkdirSync(dir, { recursive: true });
  const isHost = name === 'host';
  writeFileSync(path.join(dir, isHost ? 'main.js' : 'remoteEntry.js'), `entry of ${name} ${build}`);
  writeFileSync(path.join(dir, 'Page.js'), text);
  writeIntegrity(dir);
  const record: BuildRecord = {
    name,
    version: '1.0.0',
    build,
    global: isHost ? '' : name.replaceAll('-', '_'),
    files: isHost ? { main: ['main.js'] } : { Page: ['Page.js'] },
    manifest: isHost ? null : { ...buildRemoteBuild(name, build).manifest, routes: shows.map(routeOf) },
    ...(isHost && { page: `page of ${build}` }),
  };
  writeFileSync(path.join(dir, BUILD_RECORD_FILE), JSON.stringify(record));
}

const routeOf = (expose: string) => ({
  path: `/shown/${expose.slice(2)}`,
  expose,
  title: 'Page',
  access: 'trainer',
});
