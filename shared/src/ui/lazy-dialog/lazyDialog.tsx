import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { OuterPlaces, usePlaces } from '../dialog/openDialogs';
import { lazyCode } from '../lazy-code/lazyCode';
import type { StandInProps } from './StandIn';
import { ErrorState } from '../error-state/ErrorState';
import { lazyPartTexts } from '../lazy-part/lazyPart';

/** Code that arrives sooner opens its dialog directly, without a placeholder that flashes. */
const STAND_IN_AFTER_MS = 300;

interface Closable {
  readonly onClose: () => void;
}

/** The placeholder is a chunk too and may fail to load: then the page shows the failure. */
const StandIn = lazy<ComponentType<StandInProps>>(() =>
  import('./StandIn').then(
    (module) => ({ default: module.StandIn }),
    () => ({ default: FailedInPage }),
  ),
);

/** A dialog whose code loads on first render. A placeholder with the title covers loading and failures. */
export function lazyDialog<Props extends Closable>(
  title: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const useCode = lazyCode(load);
  return function LazyDialog(props: Props) {
    const { Loaded, hasFailed, retry } = useCode();
    const openerRef = usePlaces(true);
    const [isSlow, setIsSlow] = useState(false);
    const [isStandInShown, setIsStandInShown] = useState(false);
    useEffect(() => {
      if (Loaded) return undefined;
      const timer = setTimeout(() => setIsSlow(true), STAND_IN_AFTER_MS);
      return () => clearTimeout(timer);
    }, [Loaded]);
    const handleRetry = () => {
      setIsSlow(true);
      retry();
    };
    if (Loaded && !isStandInShown) {
      // The placeholder may return the focus only after the dialog has opened.
      return (
        <OuterPlaces value={openerRef}>
          <Loaded {...props} />
        </OuterPlaces>
      );
    }
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

function FailedInPage({ hasFailed, onRetry }: StandInProps) {
  if (!hasFailed) return null;
  return <ErrorState title={lazyPartTexts.failed} text={lazyPartTexts.whatToDo} onRetry={onRetry} />;
}
