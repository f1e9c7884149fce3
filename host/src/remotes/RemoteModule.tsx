import type { RegistryEntry } from '@formline/shared/contracts/registry';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { EndOfFirstPaint } from './FirstPaint';
import { useLiveRemotes, useMounted } from './liveRemotes';
import { loadRemote } from './loadRemote';
import { RemoteBoundary } from './RemoteBoundary';
import { RemoteFailed } from './RemoteFailed';
import { RemoteLoading } from './RemoteLoading';
import { RemoteOff } from './RemoteOff';
import { reportFailure } from './reportFailure';

interface RemoteModuleProps {
  readonly remote: string;
  readonly expose: string;
  /** Props of the exposed component when it fills a slot; a page of its own has none. */
  readonly slotProps?: object;
  /** Goes round the loading and the failure state of a module that brings its own place, such as a dialog. */
  readonly frame?: (content: ReactNode) => ReactNode;
}

/** One exposed component of a remote: the build that is live when it is mounted, or why there is none. */
export function RemoteModule({ remote, frame = unframed, ...module }: RemoteModuleProps) {
  const { entries, exchanges } = useLiveRemotes();
  const entry = entries.find(({ name }) => name === remote);
  if (!entry) return null;
  if (entry.disabled !== null) return frame(<RemoteOff reason={entry.disabled} isPage={!module.slotProps} />);
  const key = `${remote}/${module.expose}/${exchanges[remote] ?? 0}`;
  return <MountedModule key={key} {...module} frame={frame} entryNow={entry} />;
}

const unframed = (content: ReactNode) => content;

/** Marks a failure of loading, so that the boundary can tell it from one of rendering. */
class LoadFailure extends Error {
  readonly reason: unknown;
  constructor(reason: unknown) {
    super(reason instanceof Error ? reason.message : String(reason));
    this.reason = reason;
  }
}

const whatFailed = (error: unknown) =>
  error instanceof LoadFailure
    ? ({ phase: 'load', cause: 'unknown' } as const)
    : ({ phase: 'render', cause: 'thrown' } as const);

interface Loading {
  readonly Component: ReturnType<typeof lazy>;
  /** Which try at this module of this build it is, from 1. */
  readonly attempt: number;
}

/** What is loaded or loading, by remote, build and expose: going back to a page shows it at once. */
const loadings = new Map<string, Loading>();
const failures = new Map<string, number>();

const keyOf = (entry: RegistryEntry, expose: string) => `${entry.name}/${entry.build}/${expose}`;

function startLoading(entry: RegistryEntry, expose: string): Loading {
  const key = keyOf(entry, expose);
  const known = loadings.get(key);
  if (known) return known;
  const attempt = (failures.get(key) ?? 0) + 1;
  const Component = lazy(() =>
    loadRemote(entry, expose, attempt).catch((error: unknown) => {
      throw new LoadFailure(error);
    }),
  );
  const loading = { Component, attempt };
  loadings.set(key, loading);
  return loading;
}

/** The next one to ask for this module starts afresh. */
function forget(entry: RegistryEntry, expose: string): void {
  const key = keyOf(entry, expose);
  loadings.delete(key);
  failures.set(key, (failures.get(key) ?? 0) + 1);
}

interface MountedModuleProps extends Omit<RemoteModuleProps, 'remote' | 'frame'> {
  readonly entryNow: RegistryEntry;
  readonly frame: (content: ReactNode) => ReactNode;
}

/** Goes on with the build it was mounted with, whatever is live meanwhile. */
function MountedModule({ entryNow, expose, slotProps, frame }: MountedModuleProps) {
  const [entry] = useState(entryNow);
  const [retries, setRetries] = useState(0);
  useMounted(entry.name);
  const { Component, attempt } = startLoading(entry, expose);
  const handleFailure = (error: unknown) => {
    const { name: remote, build, source } = entry;
    forget(entry, expose);
    reportFailure({ remote, build, source, expose, ...whatFailed(error), attempt, rendered: false }, error);
  };
  const failed = frame(
    <RemoteFailed entry={entry} isPage={!slotProps} onRetry={() => setRetries((count) => count + 1)} />,
  );
  return (
    <RemoteBoundary key={retries} onFailure={handleFailure} fallback={failed}>
      <Suspense fallback={frame(<RemoteLoading />)}>
        <Component {...slotProps} />
        <EndOfFirstPaint />
      </Suspense>
    </RemoteBoundary>
  );
}
