import { landings } from '@formline/shared/domain/accounts/visitor';
import { matchPath, Navigate } from '@formline/shared/routing';
import { useSession } from '@formline/shared/session';
import { Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLiveRemotes } from '../remotes/registry/liveRemotes';
import { landingOf } from './landing';
import { ToLogin } from './RouteGuard';
import { RetryNotice } from '../shell/notice-page/RetryNotice';
import { shellTexts } from '../shell/shell.texts';

export function UnknownPath() {
  const { entries } = useLiveRemotes();
  const session = useSession();
  const isOffered = (target: string) =>
    entries.some(({ manifest }) => manifest.routes.some(({ path }) => matchPath(path, target)));
  if (session.status !== 'signed-in') {
    return isOffered(landings['signed-out']) ? <ToLogin /> : <PageUnavailable />;
  }
  // An earlier build of the remote may lack the page that the trainer chose.
  const targets = session.isManager ? [landingOf(session)] : [landingOf(session), landings.trainer];
  const target = targets.find(isOffered);
  return target === undefined ? <PageUnavailable /> : <Navigate to={target} replace />;
}

/** Around the staff's page: for others its URL does not exist. */
export function StaffGate({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  return session.status === 'signed-in' && session.user.is_staff ? children : <UnknownPath />;
}

function PageUnavailable() {
  const { title, text } = shellTexts.unavailable;
  return <RetryNotice icon={<Unplug />} title={title} text={text} onRetry={() => location.reload()} />;
}
