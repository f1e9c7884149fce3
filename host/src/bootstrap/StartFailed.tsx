import { UiProvider } from '@formline/shared/ui/core';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { ResetOverrides } from '../overrides/ResetOverrides';
import { RetryNotice } from '../shell/notice-page/RetryNotice';
import { bootstrapTexts } from './bootstrap.texts';

const handleRetry = () => location.reload();

export function StartFailed() {
  // External system: the network. A connection that is back is worth a retry.
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
