import { RotateCw } from 'lucide-react';
import { Button } from '../button/Button';
import type { ButtonLook } from '../button/buttonClasses';
import { leaveFocusToPanel, takeFocusBack } from '../focus-panel/focusPanel';

const texts = { retry: 'Try again' };

export interface RetryButtonProps extends ButtonLook {
  readonly onRetry: () => void;
  readonly isRetrying?: boolean | undefined;
  readonly className?: string | undefined;
}

/** In a message that goes while the part loads again. A focus stays in the part and comes back with the message. */
export const RetryButton = ({ onRetry, isRetrying, ...look }: RetryButtonProps) => (
  <Button
    {...look}
    ref={keepFocusOf}
    icon={<RotateCw aria-hidden="true" />}
    isLoading={isRetrying}
    onClick={onRetry}
  >
    {texts.retry}
  </Button>
);

function keepFocusOf(button: HTMLButtonElement) {
  takeFocusBack(button);
  return leaveFocusToPanel(button);
}
