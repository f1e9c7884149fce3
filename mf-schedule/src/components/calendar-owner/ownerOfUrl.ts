import { MOST_CLIENTS_AT_ONCE, urlId } from '@formline/shared/contracts/primitives';
import * as z from '@formline/shared/contracts/schema';
import {
  CLIENT_ID_PARAMETER,
  CLIENTS_PATH,
  OTHER_CLIENTS_PARAMETER,
} from '@formline/shared/domain/clients/clientPaths';
import { GROUPS_PATH } from '@formline/shared/domain/clients/groupPaths';
import type { OwnerKey } from './calendarOwner';

export interface OwnerOfUrl {
  readonly key: OwnerKey | null;
  readonly listPath: string;
}

/** Ids in the query, each once; undefined without any. */
export function othersOfUrl(query: URLSearchParams, clientId: number): readonly number[] | undefined {
  const given = (query.get(OTHER_CLIENTS_PARAMETER) ?? '')
    .split(',')
    .map((text) => z.safeParse(urlId, text).data ?? 0);
  const ids = [...new Set(given)]
    .filter((id) => id > 0 && id !== clientId)
    .slice(0, MOST_CLIENTS_AT_ONCE - 1);
  return ids.length > 0 ? ids : undefined;
}

/** The name in the path is only for people; ids come from the path (groups) or the query (clients). */
export function ownerOfUrl(pathname: string, query: URLSearchParams): OwnerOfUrl {
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
