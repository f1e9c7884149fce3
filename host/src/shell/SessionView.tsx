import { useSession } from '@formline/shared/session';
import { type ReactNode, useState } from 'react';
import { ServerUnreachable } from './ServerUnreachable';
import { ShellLoading } from './ShellLoading';

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
