import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { StatePanel } from '../state-panel/StatePanel';

const errorStateTexts = { retry: 'Try again' };

export interface ErrorStateProps {
  /** What happened, in the trainer's words: "We couldn’t load your clients". */
  title: string;
  /** What it means or what to do. */
  text?: ReactNode;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
  /** Another way out than trying again. */
  action?: ReactNode;
  /** `h1` when nothing else is on the page. */
  titleAs?: 'h1' | 'h2' | undefined;
}

/** A part that could not be shown: what happened and a way to try again, in the place of the part. */
export function ErrorState({ title, text, onRetry, isRetrying = false, action, titleAs }: ErrorStateProps) {
  return (
    <StatePanel isAlert tone="danger" icon={<CircleAlert />} title={title} titleAs={titleAs} text={text}>
      {onRetry ? (
        <Button mt="4" icon={<RotateCw />} isLoading={isRetrying} onClick={onRetry}>
          {errorStateTexts.retry}
        </Button>
      ) : null}
      {action}
    </StatePanel>
  );
}
