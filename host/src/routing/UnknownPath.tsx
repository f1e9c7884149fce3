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

function PageUnavailable() {
  const { title, text } = shellTexts.unavailable;
  return <RetryNotice icon={<Unplug />} title={title} text={text} onRetry={() => location.reload()} />;
}
