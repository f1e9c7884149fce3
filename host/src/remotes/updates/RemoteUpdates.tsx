import { useQueryClient } from '@formline/shared/query';
import { useSession } from '@formline/shared/session';
import { useEffect } from 'react';
import { liveRemotes } from '../registry/liveRemotes';
import { keepSubject, subjectOf } from '../registry/rolloutSubject';
import { keepForLater } from './keptRegistry';
import { loadAheadOnIntent } from './loadAheadOnIntent';
import { loadAheadWhenIdle } from './loadAheadWhenIdle';
import { recoverStale } from './recoverStale';
import { settle, settleOnMoves, takeRegistry } from './remoteUpdates';
import { UpdateCard } from './UpdateCard';
import { useUpdateNotice } from './useUpdateNotice';
import { watchRegistry } from './watchRegistry';

/** Keeps an open page in step with the registry; loaded once the page itself stands. */
export function RemoteUpdates() {
  const session = useSession();
  const notice = useUpdateNotice();
  const cache = useQueryClient();
  // Meets the registry, the files of builds that are no longer live, and links somebody is about to follow.
  useEffect(() => {
    const { registry } = liveRemotes();
    if (registry) keepForLater(registry);
    settle();
    const stops = [watchRegistry(takeRegistry), settleOnMoves(), recoverStale(), loadAheadOnIntent()];
    return () => stops.forEach((stop) => stop());
  }, []);
  // Meets the record by which the next start chooses builds for the same person.
  useEffect(() => {
    if (session.status === 'signed-in' && keepSubject(subjectOf(session))) settle();
  }, [session]);
  const isManager = session.status === 'signed-in' ? session.isManager : null;
  // Meets the line, as long as nothing else goes over it.
  useEffect(() => (isManager === null ? undefined : loadAheadWhenIdle(isManager, cache)), [isManager, cache]);
  return notice && <UpdateCard key={notice.id} notice={notice} />;
}
