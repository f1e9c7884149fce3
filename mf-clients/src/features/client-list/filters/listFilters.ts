import {
  CLIENT_STATUSES,
  type ClientStatus,
  clientStatusOf,
} from '@formline/shared/domain/clients/clientStatus';
import { useSearchParams } from '@formline/shared/routing';
import type { ClientFacts } from '../clientFacts';
import type { ListedClient } from '../listedClients';

export interface ListFilters {
  readonly status: ClientStatus | null;
  readonly groupId: number | null;
  readonly needsMe: boolean;
}

export const NO_FILTERS: ListFilters = { status: null, groupId: null, needsMe: false };

const PARAMETERS = { status: 'status', groupId: 'group', needsMe: 'needs' } as const;
const ME = 'me';

export const isFiltering = ({ status, groupId, needsMe }: ListFilters): boolean =>
  status !== null || groupId !== null || needsMe;

/** Groups and needs are known from the figures alone. */
export const needsFacts = ({ groupId, needsMe }: ListFilters): boolean => groupId !== null || needsMe;

export function filtersOf(query: URLSearchParams): ListFilters {
  const group = Number(query.get(PARAMETERS.groupId));
  return {
    status: CLIENT_STATUSES.find((status) => status === query.get(PARAMETERS.status)) ?? null,
    groupId: Number.isInteger(group) && group > 0 ? group : null,
    needsMe: query.get(PARAMETERS.needsMe) === ME,
  };
}

export function withFilters(
  query: URLSearchParams,
  { status, groupId, needsMe }: ListFilters,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const values = { status, groupId: groupId === null ? null : String(groupId), needsMe: needsMe ? ME : null };
  for (const name of ['status', 'groupId', 'needsMe'] as const) {
    const value = values[name];
    if (value === null) next.delete(PARAMETERS[name]);
    else next.set(PARAMETERS[name], value);
  }
  return next;
}

/** @param facts known unless no filter needs them */
export function filterClients(
  all: readonly ListedClient[],
  { status, groupId, needsMe }: ListFilters,
  facts: ClientFacts | undefined,
): readonly ListedClient[] {
  return all.filter(
    ({ client }) =>
      (status === null || statusOf(client) === status) &&
      (groupId === null || facts?.byId.get(client.id)?.group_ids.includes(groupId) === true) &&
      (!needsMe || facts?.needing.has(client.id) === true),
  );
}

export const statusOf = ({ client_user }: ListedClient['client']): ClientStatus =>
  clientStatusOf({
    isActive: client_user.active_under_current_trainer,
    invitedAt: client_user.invited_at,
  });

export function useListFilters() {
  const [query, setQuery] = useSearchParams();
  const choose = (chosen: Partial<ListFilters>) =>
    setQuery(withFilters(query, { ...filtersOf(query), ...chosen }), { replace: true });
  return [filtersOf(query), choose] as const;
}
