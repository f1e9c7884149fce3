import { useSession } from '@formline/shared/session';
import { useEffect } from 'react';
import { liveRemotes } from '../registry/liveRemotes';
import { storeSubject, subjectOf } from '../registry/chooseEntries';
import { storeRegistry } from './storedRegistry';
import { loadAheadOnIntent } from './loadAheadOnIntent';
import { recoverStale } from './recoverStale';
import { settle, settleOnMoves, takeRegistry } from './remoteUpdates';
import { UpdateCard } from './UpdateCard';
import { useUpdateNotice } from './useUpdateNotice';
import { watchRegistry } from './watchRegistry';

export function RemoteUpdates() {
  const session = useSession();
  const notice = useUpdateNotice();
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
  return notice && <UpdateCard key={notice.id} notice={notice} />;
}
