import { readClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { readClient } from '@formline/shared/contracts/people/users';
import { queryOf, useQuery } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import type { PathSubject } from '../../components/subject/schedulingPaths';
import type { Subject } from '../../components/subject/subject';

/** Empty or the first name until it is loaded. */
export function useNamedSubject(subject: PathSubject): Subject {
  const isClient = subject.kind === 'client';
  const client = useQuery({ ...queryOf(readClient, { params: { id: subject.id } }), enabled: isClient });
  const group = useQuery({
    ...queryOf(readClientGroup, { params: { id: subject.id }, query: useClubScope() }),
    enabled: !isClient,
  });
  if (subject.kind === 'client') return { ...subject, name: client.data?.full_name ?? subject.firstName };
  return { ...subject, name: group.data?.title ?? '' };
}
