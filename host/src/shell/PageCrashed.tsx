import { TriangleAlert } from 'lucide-react';
import { ResetOverrides } from '../overrides/ResetOverrides';
import { RetryNotice } from './notice-page/RetryNotice';
import { shellTexts } from './shell.texts';

/** Shown when the dashboard itself met a fault while drawing a page. */
export function PageCrashed() {
  const { title, text } = shellTexts.crashed;
  return (
    <RetryNotice
      icon={<TriangleAlert />}
      title={title}
      text={text}
      onRetry={() => location.reload()}
      otherAction={<ResetOverrides size="lg" />}
    />
  );
}
