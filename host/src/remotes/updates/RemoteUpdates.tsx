import { useQueryClient } from '@formline/shared/query';
import { useSession } from '@formline/shared/session';
import { useEffect } from 'react';
import { liveRemotes } from '../registry/liveRemotes';
import { storeSubject, subjectOf } from '../registry/chooseEntries';
import { storeRegistry } from './storedRegistry';
import { loadAheadOnIntent } from './loadAheadOnIntent';
import { loadAheadWhenIdle } from './loadAheadWhenIdle';
import { recoverStale } from './recoverStale';
import { settle, settleOnMoves, takeRegistry } from './remoteUpdates';
import { UpdateCard } from './UpdateCard';
import { useUpdateNotice } from './useUpdateNotice';
import { watchRegistry } from './watchRegistry';

export function RemoteUpdates() {
  const session = useSession();
  const notice = useUpdateNotice();
  const cache = useQueryClient();
  // External systems: the registry, files of replaced builds, and hovered links.
  useEffect(() => {
    const { registry } = liveRemotes();
    if (registry) storeRegistry(registry);
    settle();
    const stops = [watchRegistry(takeRegistry), settleOnMoves(), recoverStale(), loadAheadOnIntent()];
    return () => stops.forEach((stop) => stop());
  }, []);
  // External system: the stored record by which the next start chooses builds.
  useEffect(() => {
    if (session.status === 'signed-in' && storeSubject(subjectOf(session))) settle();
  }, [session]);
  const isManager = session.status === 'signed-in' ? session.isManager : null;
  // External system: the network, while nothing else uses it.
  useEffect(() => (isManager === null ? undefined : loadAheadWhenIdle(isManager, cache)), [isManager, cache]);
  return notice && <UpdateCard key={notice.id} notice={notice} />;
}
