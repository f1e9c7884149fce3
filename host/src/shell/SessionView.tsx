import { useSession, restoreSession } from '@formline/shared/session';
import { type ReactNode, useState } from 'react';
import { CloudOff } from 'lucide-react';
import { ShellLoading } from './ShellLoading';
import { RetryNotice } from './notice-page/RetryNotice';
import { shellTexts } from './shell.texts';

export function SessionView({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  const [wasUnreachable, setWasUnreachable] = useState(false);
  const isOpening = status === 'restoring' || status === 'unreachable';
  // A retry keeps the page that explains the failure.
  if (wasUnreachable !== (isOpening && (wasUnreachable || status === 'unreachable'))) {
    setWasUnreachable(!wasUnreachable);
  }
  if (!isOpening) return children;
  return wasUnreachable ? <ServerUnreachable isRetrying={status === 'restoring'} /> : <ShellLoading />;
}

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
