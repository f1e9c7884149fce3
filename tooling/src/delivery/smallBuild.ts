import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD_RECORD_FILE, type BuildRecord } from '@formline/shared/contracts/platform/buildRecord';
import { CONTRACT_VERSION, type RemoteManifest } from '@formline/shared/contracts/platform/remoteManifest';
import { writeIntegrity } from '../build/integrityFile';

interface SmallBuild {
  readonly name: string;
  readonly build: string;
  readonly text?: string;
  readonly shows?: readonly string[];
}

const manifestOf = (name: string, shows: readonly string[]): RemoteManifest => ({
  name,
  contractVersion: CONTRACT_VERSION,
  routes: shows.map((expose) => ({
    path: `/shown/${expose.slice(2)}`,
    expose,
    title: 'Page',
    access: 'trainer',
  })),
  redirects: [],
  tabs: [],
  slots: [],
  smoke: [],
});

export function writeSmallBuild(dir: string, { name, build, text = 'page', shows = [] }: SmallBuild): void {
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
    manifest: isHost ? null : manifestOf(name, shows),
    ...(isHost && { page: `page of ${build}` }),
  };
  writeFileSync(path.join(dir, BUILD_RECORD_FILE), JSON.stringify(record));
}
