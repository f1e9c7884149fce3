import { useSearchParams } from '@formline/shared/routing';
import { useMemo } from 'react';
import { useTags } from './data';

export const TAGS_PARAMETER = 'tags';

const readIds = (text: string | null): readonly number[] =>
  [...new Set((text ?? '').split(',').map(Number).filter(Number.isSafeInteger))].filter((id) => id > 0);

/** The tags chosen in the address: `?tags=3,7`. */
export function useChosenTags() {
  const [query, setQuery] = useSearchParams();
  const text = query.get(TAGS_PARAMETER);
  const ids = useMemo(() => readIds(text), [text]);
  const write = (chosen: readonly number[]) => {
    const next = new URLSearchParams(query);
    if (chosen.length > 0) next.set(TAGS_PARAMETER, chosen.join(','));
    else next.delete(TAGS_PARAMETER);
    setQuery(next, { replace: true });
  };
  return {
    ids,
    toggle: (id: number) => write(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    clear: () => write([]),
  };
}

/** Clients with at least one of the chosen tags; null without a choice, and when the tags could not be loaded. */
export function useTaggedClients() {
  const { ids, clear } = useChosenTags();
  const { data: tags, isPending } = useTags();
  const taggedIds = useMemo(() => {
    const chosen = tags?.filter(({ id }) => ids.includes(id)) ?? [];
    return chosen.length > 0 ? new Set(chosen.flatMap(({ client_ids }) => client_ids)) : null;
  }, [ids, tags]);
  return { taggedIds, isLoading: ids.length > 0 && isPending, clear };
}
