import {
  type ClientTag,
  createClientTag,
  deleteClientTag,
  listClientTags,
  tagClients,
  updateClientTag,
} from '@formline/shared/contracts/people/clientTags';
import { type TagsOfClients, tagsOfClients } from '@formline/shared/domain/clients/tagsOfClients';
import { change, queryOf, useChange, useQuery } from '@formline/shared/query';
import { notify } from '@formline/shared/ui/overlays';
import { withoutRecord } from '../record-list/withoutRecord';
import { tagsTexts as texts } from './tags.texts';

export const useTags = () => useQuery(queryOf(listClientTags, {}));

const NO_TAGS: TagsOfClients = new Map();

export const useTagsOfClients = (): TagsOfClients =>
  useQuery({ ...queryOf(listClientTags, {}), select: tagsOfClients }).data ?? NO_TAGS;

export type TagValues = Pick<ClientTag, 'name' | 'color'>;

/** @param clientIds carry a new tag from the start */
export function saveTag(
  known: ClientTag | null,
  values: TagValues,
  { clientIds, idempotencyKey }: { readonly clientIds: readonly number[]; readonly idempotencyKey: string },
) {
  const options = { idempotencyKey };
  if (!known) return change(createClientTag, { body: { ...values, client_ids: [...clientIds] } }, options);
  const body = { ...values, version: known.version };
  return change(updateClientTag, { params: { tagId: known.id }, body }, options);
}

export async function toggleTag({ id, name, client_ids }: ClientTag, clientId: number): Promise<void> {
  const ids = [clientId];
  const body = client_ids.includes(clientId)
    ? { added_client_ids: [], removed_client_ids: ids }
    : { added_client_ids: ids, removed_client_ids: [] };
  try {
    await change(tagClients, { params: { tagId: id }, body });
  } catch {
    notify.error(texts.errors.change(name));
  }
}

export const useTagRemoval = () =>
  useChange(deleteClientTag, {
    input: ({ id }: ClientTag) => ({ params: { tagId: id } }),
    optimistic: { query: queryOf(listClientTags, {}), apply: withoutRecord },
    onSuccess: (_, tag) => notify.undoable(texts.removed(tag.name), () => void restoreTag(tag)),
    onError: (_, tag) => notify.error(texts.errors.remove(tag.name)),
  }).mutate;

async function restoreTag({ name, color, client_ids }: ClientTag): Promise<void> {
  try {
    await change(createClientTag, { body: { name, color, client_ids } });
  } catch {
    notify.error(texts.errors.restore(name));
  }
}
