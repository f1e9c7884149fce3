import { Button } from '@formline/shared/ui/basics';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { EndOfFirstPaint } from '../../remotes/FirstPaint';
import { shellTexts } from '../shell.texts';
import { NoticePage } from './NoticePage';

interface RetryNoticeProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  readonly otherAction?: ReactNode;
}

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
