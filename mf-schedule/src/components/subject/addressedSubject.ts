import { urlId } from '@formline/shared/contracts/primitives';
import * as z from '@formline/shared/contracts/schema';
import { CLIENT_ID_PARAMETER, CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import { GROUPS_PATH } from '@formline/shared/domain/clients/groupPaths';
import type { SubjectKey } from './subject';

/** What an address says of its subject: which one, and the list it is in. */
export interface AddressedSubject {
  /** Null when the address names none. */
  readonly key: SubjectKey | null;
  readonly listPath: string;
}

/** Reads the number of a group from the path, that of a client from the query; the name in the path is for people. */
export function addressedSubject(pathname: string, query: URLSearchParams): AddressedSubject {
  const isGroup = pathname.startsWith(`${GROUPS_PATH}/`);
  const given = isGroup
    ? pathname.slice(GROUPS_PATH.length + 1).split('/')[0]
    : query.get(CLIENT_ID_PARAMETER);
  const id = z.safeParse(urlId, given ?? '');
  return {
    key: id.success ? { kind: isGroup ? 'group' : 'client', id: id.data } : null,
    listPath: isGroup ? GROUPS_PATH : CLIENTS_PATH,
  };
}
