import type { Registry } from '@formline/shared/contracts/registry';
import type { RemoteManifest } from '@formline/shared/contracts/remoteManifest';
import type { BuildContract } from '../../build/buildContract';
import type { Store } from '../store/Store';
import type { BuildFiles } from './BuildFiles';

/** As much of one build as the gate compares. */
export interface ComparedBuild {
  /** `host`, or the name of a remote. */
  readonly name: string;
  readonly build: string;
  /** Global variable of a remote's entry; empty for a host. */
  readonly global: string;
  /** What a remote offers; null for a host. */
  readonly manifest: RemoteManifest | null;
  /** Files that each exposed module loads at once, by its name with `./`. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** Where its files are read; null when they lie on another site. */
  readonly source: BuildFiles | null;
  /** Null: the build was made before builds carried one, or lies elsewhere. */
  readonly contract: BuildContract | null;
}

/** A build that is to go live. */
export interface Candidate extends ComparedBuild {
  readonly source: BuildFiles;
}

/** A build of the host that somebody's tab may have open. */
export interface LiveHost extends ComparedBuild {
  /** When the last tab that has it open is taken to be closed; null for the host that is live. */
  readonly closesAt: string | null;
}

/** What a candidate is compared against: everything that is deployed beside it, and the build it is to replace. */
export interface Deployment {
  readonly hosts: readonly LiveHost[];
  /** The build of the same remote that is live now; null for a remote that is new. */
  readonly active: ComparedBuild | null;
  /** The builds of the other remotes that people get: the active ones, and those on trial. */
  readonly others: readonly ComparedBuild[];
}

/** Where a deployment is read. */
export interface DeployedSite {
  readonly store: Store;
  /** What is live there. */
  readonly registry: Registry;
  /** Address of the API that answers there; null: unknown. */
  readonly apiUrl: string | null;
  readonly now?: Date;
}

/** A build by its name, as the findings name it. */
export const nameOf = ({ name, build }: Pick<ComparedBuild, 'name' | 'build'>) => `${name} ${build}`;

/** A host by its name, and until when a replaced one counts. */
export const hostName = (host: LiveHost) =>
  host.closesAt === null
    ? nameOf(host)
    : `${nameOf(host)} (replaced; open tabs count until ${host.closesAt})`;
