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
import { offerUndo, withoutRecord } from '../record-list/recordRemoval';
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

export interface Tagging {
  readonly tag: ClientTag;
  readonly added: readonly number[];
  readonly removed: readonly number[];
}

interface TaggingOptions {
  readonly onSuccess?: (tagging: Tagging) => void;
  readonly onError: (error: Error, tagging: Tagging) => void;
}

/** Puts a tag on clients and takes it off. Shown at once; one after the other, so that the last press counts. */
export const useTagging = ({ onSuccess, onError }: TaggingOptions) =>
  useChange(tagClients, {
    scope: 'tag-clients',
    input: ({ tag, added, removed }: Tagging) => ({
      params: { tagId: tag.id },
      body: { added_client_ids: [...added], removed_client_ids: [...removed] },
    }),
    optimistic: { query: queryOf(listClientTags, {}), apply: withTagging },
    onSuccess: (_, tagging) => onSuccess?.(tagging),
    onError,
  }).mutate;

const withTagging = (tags: ClientTag[], { tag, added, removed }: Tagging): ClientTag[] =>
  tags.map((one) => {
    if (one.id !== tag.id) return one;
    const kept = one.client_ids.filter((id) => !added.includes(id) && !removed.includes(id));
    return { ...one, client_ids: [...kept, ...added] };
  });

export function useTagToggle(clientId: number): (tag: ClientTag) => void {
  const send = useTagging({ onError: (_, { tag }) => notify.error(texts.errors.change(tag.name)) });
  return (tag) =>
    send(
      tag.client_ids.includes(clientId)
        ? { tag, added: [], removed: [clientId] }
        : { tag, added: [clientId], removed: [] },
    );
}

export const useTagRemoval = () =>
  useChange(deleteClientTag, {
    input: ({ id }: ClientTag) => ({ params: { tagId: id } }),
    optimistic: { query: queryOf(listClientTags, {}), apply: withoutRecord },
    onSuccess: (_, tag) => offerRestore(tag),
    onError: (_, tag) => notify.error(texts.errors.remove(tag.name)),
  }).mutate;

function offerRestore({ name, color, client_ids }: ClientTag): void {
  const undoTexts = {
    removed: texts.removed(name),
    restored: texts.restored(name),
    failed: texts.errors.restore(name),
  };
  const body = { name, color, client_ids };
  offerUndo(undoTexts, (idempotencyKey) => change(createClientTag, { body }, { idempotencyKey }));
}
