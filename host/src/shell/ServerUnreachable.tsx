import { restoreSession } from '@formline/shared/session';
import { CloudOff } from 'lucide-react';
import { RetryNotice } from './notice-page/RetryNotice';
import { shellTexts } from './shell.texts';

/** Shown when somebody is signed in but the server does not answer at start-up; it is tried again by itself. */
export function ServerUnreachable({ isRetrying }: { readonly isRetrying: boolean }) {
  const { title, text } = shellTexts.unreachable;
  return (
    <RetryNotice
      icon={<CloudOff />}
      title={title}
      text={text}
      isRetrying={isRetrying}
      onRetry={() => void restoreSession()}
    />
  );
}
