import type { Registry } from '@formline/shared/contracts/platform/registry';
import type { RemoteManifest } from '@formline/shared/contracts/platform/remoteManifest';
import type { BuildContract } from '../../build/buildContract';
import type { Store } from '../store/Store';
import type { BuildFiles } from './BuildFiles';

export interface ComparedBuild {
  readonly name: string;
  readonly build: string;
  /** Global variable of a remote's entry; empty for a host. */
  readonly global: string;
  readonly manifest: RemoteManifest | null;
  /** Files that each exposed module loads at once, by its name with `./`. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  readonly source: BuildFiles | null;
  /** Null: the build was made before builds carried one, or lies elsewhere. */
  readonly contract: BuildContract | null;
}

export interface Candidate extends ComparedBuild {
  readonly source: BuildFiles;
}

export interface LiveHost extends ComparedBuild {
  /** When the last tab that has it open is taken to be closed; null for the host that is live. */
  readonly closesAt: string | null;
}

export interface Deployment {
  readonly hosts: readonly LiveHost[];
  /** The build of the same remote that is live now; null for a remote that is new. */
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
