import type { BuildSource } from '@formline/shared/contracts/platform/registry';
import type { FileFailure } from './fileFailure';
import { liveRemotes } from '../registry/liveRemotes';

export interface LoadFailure extends FileFailure {
  readonly build: string;
  readonly expose: string;
  readonly message: string;
}

/** Milliseconds of each part; null for parts that have not happened. */
export interface Phases {
  readonly registry: number | null;
  readonly entry: number | null;
  readonly chunk: number | null;
  readonly render: number | null;
}

export interface RemoteLoad {
  readonly name: string;
  readonly build: string;
  readonly source: BuildSource;
  readonly loadedBuild: string | null;
  readonly phases: Phases;
  readonly failures: readonly LoadFailure[];
}

const NOT_YET = { entry: null, chunk: null, render: null };
const MOST_FAILURES = 20;

const loads = new Map<string, RemoteLoad>();

export const remoteLoads = (): RemoteLoad[] => [...loads.values()];

interface RequestedBuild {
  readonly name: string;
  readonly build: string;
  readonly source: BuildSource;
}

export function noteRequested({ name, build, source }: RequestedBuild): void {
  const known = loads.get(name);
  if (known?.build === build) return;
  const failures = known?.failures ?? [];
  const phases = { ...NOT_YET, registry: liveRemotes().registryMs };
  loads.set(name, { name, build, source, loadedBuild: null, phases, failures });
}

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
