import { useQuery } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import type { PathSubject } from '../../components/subject/schedulingPaths';
import type { Subject } from '../../components/subject/subject';
import { clientQuery } from '../../queries/clients.queries';
import { groupQuery } from '../../queries/groups.queries';

/** A subject with its name, which the page mostly knows already; empty, or the first name, until it does. */
export function useNamedSubject(subject: PathSubject): Subject {
  const isClient = subject.kind === 'client';
  const client = useQuery({ ...clientQuery(subject.id), enabled: isClient });
  const group = useQuery({ ...groupQuery(subject.id, useClubScope()), enabled: !isClient });
  if (subject.kind === 'client') return { ...subject, name: client.data?.full_name ?? subject.firstName };
  return { ...subject, name: group.data?.title ?? '' };
}
