import { PageRoot } from '@formline/shared/ui/basics';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { ResetOverrides } from '../overrides/ResetOverrides';
import { RetryNotice } from '../shell/notice-page/RetryNotice';

const texts = {
  title: 'Formline could not start',
  text: 'We couldn’t load the page. Check your connection and try again.',
};

const handleRetry = () => location.reload();

export function StartFailed() {
  // External system: the network. A connection that is back is worth a retry.
  useEffect(() => {
    addEventListener('online', handleRetry);
    return () => removeEventListener('online', handleRetry);
  }, []);
  return (
    <PageRoot>
      <RetryNotice
        icon={<CloudOff />}
        title={texts.title}
        text={texts.text}
        onRetry={handleRetry}
        otherAction={<ResetOverrides size="lg" />}
      />
    </PageRoot>
  );
}
