export type ListEntry<Item> =
  | { readonly kind: 'heading'; readonly key: string; readonly text: string }
  | { readonly kind: 'item'; readonly key: string; readonly item: Item };

export interface EntryRules<Item> {
  readonly keyOf: (item: Item) => string;
  readonly groupOf?: ((item: Item) => string) | undefined;
}

export function listEntries<Item>(
  items: readonly Item[],
  { keyOf, groupOf }: EntryRules<Item>,
): ListEntry<Item>[] {
  let group: string | null = null;
  return items.flatMap((item) => {
    const entry: ListEntry<Item> = { kind: 'item', key: keyOf(item), item };
    const text = groupOf?.(item) ?? null;
    if (text === null || text === group) return [entry];
    group = text;
    return [{ kind: 'heading' as const, key: `heading ${text}`, text }, entry];
  });
}
