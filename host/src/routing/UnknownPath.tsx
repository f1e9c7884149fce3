import { landings } from '@formline/shared/domain/accounts/visitor';
import { matchPath, Navigate } from '@formline/shared/routing';
import { useSession } from '@formline/shared/session';
import { Unplug } from 'lucide-react';
import { useLiveRemotes } from '../remotes/registry/liveRemotes';
import { landingOf } from './landing';
import { ToLogin } from './RouteGuard';
import { RetryNotice } from '../shell/notice-page/RetryNotice';
import { shellTexts } from '../shell/shell.texts';

export function UnknownPath() {
  const { entries } = useLiveRemotes();
  const session = useSession();
  const target = session.status === 'signed-in' ? landingOf(session) : landings['signed-out'];
  const isOffered = entries.some(({ manifest }) =>
    manifest.routes.some(({ path }) => matchPath(path, target)),
  );
  if (!isOffered) return <PageUnavailable />;
  return session.status === 'signed-in' ? <Navigate to={target} replace /> : <ToLogin />;
}

function PageUnavailable() {
  const { title, text } = shellTexts.unavailable;
  return <RetryNotice icon={<Unplug />} title={title} text={text} onRetry={() => location.reload()} />;
}
