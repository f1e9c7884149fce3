import { UiProvider } from '@formline/shared/ui/core';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { ResetOverrides } from '../overrides/ResetOverrides';
import { RetryNotice } from '../shell/notice-page/RetryNotice';
import { bootstrapTexts } from './bootstrap.texts';

const handleRetry = () => location.reload();

/** Shown when the registry of remotes cannot be read: there is nothing to show without it. */
export function StartFailed() {
  // Meets the browser: a line that is back is worth another try.
  useEffect(() => {
    addEventListener('online', handleRetry);
    return () => removeEventListener('online', handleRetry);
  }, []);
  const { title, text } = bootstrapTexts.startFailed;
  return (
    <UiProvider>
      <RetryNotice
        icon={<CloudOff />}
        title={title}
        text={text}
        onRetry={handleRetry}
        otherAction={<ResetOverrides size="lg" />}
      />
    </UiProvider>
  );
}
