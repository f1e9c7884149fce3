import type { RemoteRoute } from '@formline/shared/contracts/platform/remoteManifest';
import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { PartFailures } from '@formline/shared/ui/basics';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { EndOfFirstPaint } from './FirstPaint';
import { fallBackTo, useLiveRemotes, useMounted, fallbackOf } from './registry/liveRemotes';
import { attemptOf, forget, partOf } from './loading/moduleLoadings';
import { RemoteBoundary } from './RemoteBoundary';
import { RemoteFailed } from './RemoteFailed';
import { RemoteLoadError } from './loading/RemoteLoadError';
import { RemoteLoading } from './RemoteLoading';
import { RemoteOff } from './RemoteOff';
import { reportFailure } from './loading/reportFailure';

interface RemoteModuleProps {
  readonly remote: string;
  readonly expose: string;
  readonly slotProps?: object;
  readonly outline?: RemoteRoute['outline'] | undefined;
  readonly isPainted?: boolean | undefined;
  /** Wraps the loading and failure states of a module with a container of its own, such as a dialog. */
  readonly frame?: (content: ReactNode) => ReactNode;
}

export function RemoteModule({ remote, frame = unframed, ...module }: RemoteModuleProps) {
  const { entries, exchanges } = useLiveRemotes();
  const entry = entries.find(({ name }) => name === remote);
  if (!entry) return null;
  if (entry.disabled !== null) return frame(<RemoteOff reason={entry.disabled} isPage={!module.slotProps} />);
  const key = `${remote}/${module.expose}/${exchanges[remote] ?? 0}`;
  return <MountedModule key={key} {...module} frame={frame} entryNow={entry} />;
}

const unframed = (content: ReactNode) => content;

interface MountedModuleProps extends Omit<RemoteModuleProps, 'remote' | 'frame'> {
  readonly entryNow: RegistryEntry;
  readonly frame: (content: ReactNode) => ReactNode;
}

/** Keeps the build it was mounted with, whatever is live meanwhile. */
function MountedModule({ entryNow, frame, ...module }: MountedModuleProps) {
  const { expose, slotProps } = module;
  const [entry] = useState(entryNow);
  const [retries, setRetries] = useState(0);
  const [hasCrashed, setHasCrashed] = useState(false);
  useMounted(entry.name);
  const reportPartFailure = useCallback(
    (error: unknown, attempt: number) => {
      const { name: remote, build, source } = entry;
      reportFailure({ remote, build, source, expose, attempt, rendered: false }, error);
    },
    [entry, expose],
  );
  const handleFailure = (error: unknown) => {
    setHasCrashed(!(error instanceof RemoteLoadError));
    reportPartFailure(error, attemptOf(entry, expose));
    forget(entry, expose);
  };
  const fallback = hasCrashed ? fallbackOf(entry) : null;
  const failed = frame(
    <RemoteFailed
      entry={entry}
      isPage={!slotProps}
      onRetry={() => setRetries(retries + 1)}
      onFallBack={fallback && (() => fallBackTo(fallback, entry, true))}
    />,
  );
  return (
    <PartFailures value={reportPartFailure}>
      <RemoteBoundary key={retries} onFailure={handleFailure} fallback={failed}>
        <ModuleContent entry={entry} frame={frame} {...module} />
      </RemoteBoundary>
    </PartFailures>
  );
}

interface ModuleContentProps extends Omit<RemoteModuleProps, 'remote' | 'frame'> {
  readonly entry: RegistryEntry;
  readonly frame: (content: ReactNode) => ReactNode;
}

function ModuleContent({ entry, expose, slotProps, frame, ...loading }: ModuleContentProps) {
  const [{ Component, noteRendered }] = useState(() => partOf(entry, expose));
  return (
    <Suspense fallback={frame(<RemoteLoading {...loading} />)}>
      <Component {...slotProps} />
      <EndOfFirstPaint />
      <AfterRender onRender={noteRendered} />
    </Suspense>
  );
}

function AfterRender({ onRender }: { readonly onRender: () => void }) {
  // External system: the clock, for load times.
  useEffect(onRender, [onRender]);
  return null;
}
