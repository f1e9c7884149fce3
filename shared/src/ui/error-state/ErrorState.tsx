import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { StatePanel } from '../state-panel/StatePanel';
import * as styles from '../state-panel/statePanel.module.css';

const errorStateTexts = { retry: 'Try again' };

export interface ErrorStateProps {
  title: string;
  text?: ReactNode;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
  action?: ReactNode;
  titleAs?: 'h1' | 'h2' | undefined;
}

export function ErrorState({ title, text, onRetry, isRetrying = false, action, titleAs }: ErrorStateProps) {
  return (
    <StatePanel isAlert tone="danger" icon={<CircleAlert />} title={title} titleAs={titleAs} text={text}>
      {onRetry ? (
        <Button className={styles.retry} icon={<RotateCw />} isLoading={isRetrying} onClick={onRetry}>
          {errorStateTexts.retry}
        </Button>
      ) : null}
      {action}
    </StatePanel>
  );
}
