import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { RetryButton } from '../retry-button/RetryButton';
import { StatePanel } from '../state-panel/StatePanel';
import * as styles from '../state-panel/statePanel.module.css';

export interface ErrorStateProps {
  title: string;
  text?: ReactNode;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
  action?: ReactNode;
  titleAs?: 'h1' | 'h2' | undefined;
}

export function ErrorState({ title, text, onRetry, isRetrying, action, titleAs }: ErrorStateProps) {
  return (
    <StatePanel isAlert tone="danger" icon={<CircleAlert />} title={title} titleAs={titleAs} text={text}>
      {onRetry ? <RetryButton className={styles.retry} isRetrying={isRetrying} onRetry={onRetry} /> : null}
      {action}
    </StatePanel>
  );
}
