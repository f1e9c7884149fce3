import type { Registry } from '@formline/shared/contracts/platform/registry';
import type { RemoteManifest } from '@formline/shared/contracts/platform/remoteManifest';
import type { BuildContract } from '../../build/buildContract';
import type { Store } from '../store/Store';
import type { BuildFiles } from './BuildFiles';

export interface ComparedBuild {
  readonly name: string;
  readonly build: string;
  readonly global: string;
  readonly manifest: RemoteManifest | null;
  /** By exposed name with `./`: the files that load at once. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  readonly source: BuildFiles | null;
  /** Null: an older build, or one deployed elsewhere. */
  readonly contract: BuildContract | null;
}

export interface Candidate extends ComparedBuild {
  readonly source: BuildFiles;
}

export interface LiveHost extends ComparedBuild {
  /** When the last tab with this host is assumed to be closed; null for the live host. */
  readonly closesAt: string | null;
}

export interface Deployment {
  readonly hosts: readonly LiveHost[];
  readonly active: ComparedBuild | null;
  readonly others: readonly ComparedBuild[];
}

export interface DeployedSite {
  readonly store: Store;
  readonly registry: Registry;
  readonly apiUrl: string | null;
  readonly now?: Date;
}

export const nameOf = ({ name, build }: Pick<ComparedBuild, 'name' | 'build'>) => `${name} ${build}`;

export const hostName = (host: LiveHost) =>
  host.closesAt === null
    ? nameOf(host)
    : `${nameOf(host)} (replaced; open tabs count until ${host.closesAt})`;
