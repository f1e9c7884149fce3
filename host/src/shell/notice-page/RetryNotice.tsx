import { RetryButton } from '@formline/shared/ui/basics';
import type { ReactNode } from 'react';
import { EndOfFirstPaint } from '../../remotes/FirstPaint';
import { NoticePage } from './NoticePage';

interface RetryNoticeProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  readonly otherAction?: ReactNode;
}

export function RetryNotice({ onRetry, isRetrying, otherAction, ...notice }: RetryNoticeProps) {
  return (
    <>
      <EndOfFirstPaint />
      <NoticePage
        {...notice}
        actions={
          <>
            <RetryButton variant="primary" size="lg" {...{ isRetrying, onRetry }} />
            {otherAction}
          </>
        }
      />
    </>
  );
}
