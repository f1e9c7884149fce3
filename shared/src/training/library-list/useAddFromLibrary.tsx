import { Plus } from 'lucide-react';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { focusField, useInitialFocus } from '../editing/useInitialFocus';
import { withChosen } from './rows/libraryChoice';
import { RowAction } from './rows/RowAction';

interface AddFromLibraryInput<Item> {
  readonly panelRef: RefObject<HTMLElement | null>;
  readonly ticked: ReadonlyMap<string, Item>;
  readonly onTick: (ticked: ReadonlyMap<string, Item>) => void;
  /** False if nothing was added: the ticks stay. */
  readonly onAdd: (items: readonly Item[]) => boolean;
  readonly keyOf: (item: Item) => string;
  /** Label of the button that adds one item. `keyOf` and this must be stable. */
  readonly addOneLabel: (item: Item) => string;
}

/** Adds the items of a library list to a draft, one by one or all ticked ones. Each addition focuses the search again. */
export function useAddFromLibrary<Item>(input: AddFromLibraryInput<Item>) {
  const { panelRef, ticked, onTick, onAdd, keyOf, addOneLabel } = input;
  const addRef = useRef(onAdd);
  useInitialFocus(panelRef);
  // Rows do not re-render with an edit.
  useLayoutEffect(() => {
    addRef.current = onAdd;
  });
  const chosenKeys = useMemo(() => new Set(ticked.keys()), [ticked]);
  const renderActions = useCallback(
    (item: Item) => (
      <RowAction
        label={addOneLabel(item)}
        icon={<Plus />}
        onPress={() => {
          if (addRef.current([item])) focusField(panelRef.current);
        }}
      />
    ),
    [addOneLabel, panelRef],
  );
  const handleChoose = (items: readonly Item[], isTicked: boolean) =>
    onTick(withChosen(ticked, new Map(items.map((item) => [keyOf(item), item])), isTicked));
  const handleAdd = () => {
    if (ticked.size === 0 || !onAdd([...ticked.values()])) return;
    onTick(new Map());
    focusField(panelRef.current);
  };
  return {
    rows: { keyOf, renderActions, choice: { kind: 'many', chosenKeys, onChoose: handleChoose } },
    addButton: { variant: 'primary', 'aria-disabled': ticked.size === 0 || undefined, onClick: handleAdd },
  } as const;
}
