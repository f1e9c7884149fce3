import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { FailedInPage } from './FailedInPage';
import type { StandInProps } from './StandIn';

/** Code that is there sooner opens the dialog itself at once, without one that stands in for it. */
const STAND_IN_AFTER_MS = 300;

interface Closable {
  readonly onClose: () => void;
}

/** The dialog that stands in is code too, which may not come either: then the page itself says so. */
const StandIn = lazy<ComponentType<StandInProps>>(() =>
  import('./StandIn').then(
    (module) => ({ default: module.StandIn }),
    () => ({ default: FailedInPage }),
  ),
);

/**
 * A dialog whose code comes when it is first drawn. Draw it only while it is open:
 * `{isAdding && <AddClientPanel onClose={close} />}`. Until the code is there, and when it cannot be loaded, a dialog
 * with the given title stands in: it can be closed, and tries again when asked.
 */
export function lazyDialog<Props extends Closable>(
  title: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  return function LazyDialog(props: Props) {
    const [Loaded, setLoaded] = useState(() => known);
    const [attempt, setAttempt] = useState(1);
    const [stage, setStage] = useState<'asked' | 'slow' | 'failed'>('asked');
    // Meets the network: fetches the code, once more for every attempt that is asked for.
    useEffect(() => {
      if (Loaded) return undefined;
      let isGone = false;
      const standIn = setTimeout(() => setStage('slow'), STAND_IN_AFTER_MS);
      load().then(
        (part) => {
          known = part;
          if (!isGone) setLoaded(() => part);
        },
        () => {
          clearTimeout(standIn);
          if (!isGone) setStage('failed');
        },
      );
      return () => {
        isGone = true;
        clearTimeout(standIn);
      };
    }, [Loaded, attempt]);
    const handleRetry = () => {
      setStage('slow');
      setAttempt(attempt + 1);
    };
    if (Loaded) return <Loaded {...props} />;
    if (stage === 'asked') return null;
    return (
      <Suspense>
        <StandIn title={title} hasFailed={stage === 'failed'} onClose={props.onClose} onRetry={handleRetry} />
      </Suspense>
    );
  };
}
