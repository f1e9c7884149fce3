import type { BuildSource } from '@formline/shared/contracts/registry';
import type { FileFailure } from './fileFailure';
import { liveRemotes } from '../registry/liveRemotes';

/** One try that failed; the person may have seen nothing of it. */
export interface LoadFailure extends FileFailure {
  readonly build: string;
  readonly expose: string;
  readonly message: string;
}

/** How long the parts of showing a remote took, in milliseconds; null: not done, or not yet. */
export interface Phases {
  /** The registry, from the page or by a request. */
  readonly registry: number | null;
  readonly entry: number | null;
  /** Chunks of the exposed module, with all they need. */
  readonly chunk: number | null;
  /** From the module being there to its first drawing. */
  readonly render: number | null;
}

/** What happened to one remote in this page so far. */
export interface RemoteLoad {
  readonly name: string;
  /** The build that was asked for last, and why that one. */
  readonly build: string;
  readonly source: BuildSource;
  /** The build that runs; null as long as none does. */
  readonly loadedBuild: string | null;
  /** Of the first module of that build. */
  readonly phases: Phases;
  readonly failures: readonly LoadFailure[];
}

const NOT_YET = { entry: null, chunk: null, render: null };
const MOST_FAILURES = 20;

const loads = new Map<string, RemoteLoad>();

/** What happened to the remotes of this page, in the order in which they were asked for. */
export const remoteLoads = (): RemoteLoad[] => [...loads.values()];

interface AskedBuild {
  readonly name: string;
  readonly build: string;
  readonly source: BuildSource;
}

/** A module of this build is asked for; another build than before starts counting anew. */
export function noteAsked({ name, build, source }: AskedBuild): void {
  const known = loads.get(name);
  if (known?.build === build) return;
  const failures = known?.failures ?? [];
  const phases = { ...NOT_YET, registry: liveRemotes().registryMs };
  loads.set(name, { name, build, source, loadedBuild: null, phases, failures });
}

/** A phase of the asked build is over; only the first time counts. */
export function notePhase(name: string, phase: keyof Phases, ms: number): void {
  const load = loads.get(name);
  if (!load || load.phases[phase] !== null) return;
  const loadedBuild = phase === 'entry' ? load.loadedBuild : load.build;
  loads.set(name, { ...load, loadedBuild, phases: { ...load.phases, [phase]: Math.round(ms) } });
}

export function noteFailure(name: string, failure: LoadFailure): void {
  const load = loads.get(name);
  if (load) loads.set(name, { ...load, failures: [...load.failures, failure].slice(-MOST_FAILURES) });
}
