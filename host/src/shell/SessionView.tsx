import { useSession, restoreSession } from '@formline/shared/session';
import { type ReactNode, useState } from 'react';
import { CloudOff } from 'lucide-react';
import { ShellLoading } from './ShellLoading';
import { RetryNotice } from './notice-page/RetryNotice';
import { shellTexts } from './shell.texts';

/** What there is to see while the session opens, when it cannot, and then. */
export function SessionView({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  const [wasUnreachable, setWasUnreachable] = useState(false);
  const isOpening = status === 'restoring' || status === 'unreachable';
  // Another try does not take away the page that says why there are tries.
  if (wasUnreachable !== (isOpening && (wasUnreachable || status === 'unreachable'))) {
    setWasUnreachable(!wasUnreachable);
  }
  if (!isOpening) return children;
  return wasUnreachable ? <ServerUnreachable isRetrying={status === 'restoring'} /> : <ShellLoading />;
}

/** Shown when somebody is signed in but the server does not answer at start-up; it is tried again by itself. */
function ServerUnreachable({ isRetrying }: { readonly isRetrying: boolean }) {
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
