import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { lateCode } from '../late-code/lateCode';
import type { StandInProps } from './StandIn';
import { ErrorState } from '../error-state/ErrorState';
import { lazyPartTexts } from '../lazy-part/lazyPart.texts';

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
  const useCode = lateCode(load);
  return function LazyDialog(props: Props) {
    const { Loaded, hasFailed, retry } = useCode();
    const [isSlow, setIsSlow] = useState(false);
    const [isStandInShown, setIsStandInShown] = useState(false);
    // Meets the clock: a line that is slow is told from one that is not.
    useEffect(() => {
      if (Loaded) return undefined;
      const timer = setTimeout(() => setIsSlow(true), STAND_IN_AFTER_MS);
      return () => clearTimeout(timer);
    }, [Loaded]);
    const handleRetry = () => {
      setIsSlow(true);
      retry();
    };
    if (Loaded && !isStandInShown) return <Loaded {...props} />;
    if (!isStandInShown && !isSlow && !hasFailed) return null;
    return (
      <Suspense>
        <StandIn
          title={title}
          isOver={Loaded !== null}
          hasFailed={hasFailed}
          onShownChange={setIsStandInShown}
          onClose={props.onClose}
          onRetry={handleRetry}
        />
      </Suspense>
    );
  };
}

/** Says in the page that a dialog could not be loaded, where not even the code of dialogs is there. */
function FailedInPage({ hasFailed, onRetry }: StandInProps) {
  if (!hasFailed) return null;
  return <ErrorState title={lazyPartTexts.failed} text={lazyPartTexts.whatToDo} onRetry={onRetry} />;
}
