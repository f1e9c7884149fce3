import { useSession } from '@formline/shared/session';
import { useMemo } from 'react';
import { useLiveRemotes } from '../../remotes/registry/liveRemotes';
import { remoteLoads } from '../../remotes/loading/loadPhases';
import { activeOverrides } from '../../remotes/registry/override';
import { rolloutSubject, subjectOf } from '../../remotes/registry/rolloutSubject';
import { type RemoteRow, remoteRows } from './remoteRows';

export function useRemoteRows(): RemoteRow[] {
  const { registry, entries } = useLiveRemotes();
  const session = useSession();
  return useMemo(() => {
    if (!registry) return [];
    const subject = session.status === 'signed-in' ? subjectOf(session) : rolloutSubject();
    return remoteRows({ registry, entries, loads: remoteLoads(), overrides: activeOverrides(), subject });
  }, [registry, entries, session]);
}
