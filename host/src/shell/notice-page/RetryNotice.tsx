import { Button } from '@formline/shared/ui/core';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { EndOfFirstPaint } from '../../remotes/FirstPaint';
import { shellTexts } from '../shell.texts';
import { NoticePage } from './NoticePage';

interface RetryNoticeProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** What it means, and what to do. */
  readonly text: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** What else can be done, below the retry. */
  readonly otherAction?: ReactNode;
}

/** A page that stands in for the dashboard while something is wrong, with a way to try again. */
export function RetryNotice({ onRetry, isRetrying = false, otherAction, ...notice }: RetryNoticeProps) {
  return (
    <>
      <EndOfFirstPaint />
      <NoticePage
        {...notice}
        actions={
          <>
            <Button variant="primary" size="lg" icon={<RotateCw />} isLoading={isRetrying} onClick={onRetry}>
              {shellTexts.retry}
            </Button>
            {otherAction}
          </>
        }
      />
    </>
  );
}
