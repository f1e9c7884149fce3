import { ErrorState } from '../error-state/ErrorState';
import { lazyPartTexts } from '../lazy-part/lazyPart.texts';
import type { StandInProps } from './StandIn';

/** Says in the page that a dialog could not be loaded, where not even the code of dialogs is there. */
export function FailedInPage({ hasFailed, onRetry }: StandInProps) {
  if (!hasFailed) return null;
  return <ErrorState title={lazyPartTexts.failed} text={lazyPartTexts.whatToDo} onRetry={onRetry} />;
}
