import { Card, chakra, Heading, Skeleton, Text } from '@formline/shared/ui/core';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { FilterChips, type ListFilterChip } from './FilterChips';
import { everyListTexts, type LibraryListTexts } from './libraryList.texts';
import { LibraryListBody, type LibraryListBodyProps } from './LibraryListBody';
import type { LibraryListing } from './libraryListing';
import { LibrarySearch } from './LibrarySearch';

/** In a list this narrow, a line of the search or of the tools is full. */
const NARROW_LIST = '@container (max-width: 36rem)';

const root = {
  display: 'flex',
  flexDirection: 'column',
  minH: '0',
  h: 'full',
  overflow: 'hidden',
  containerType: 'inline-size',
} as const;
const frames = { card: chakra(Card, { base: root }), none: chakra('div', { base: root }) };
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    px: '4',
    py: '3',
    borderBottom: 'thin',
    borderColor: 'border',
  },
});
const Tools = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '2',
    flex: '1',
    minW: 'min({sizes.80}, 100%)',
    '& > [role=search]': { flex: '999 1 {sizes.40}', [NARROW_LIST]: { maxW: 'none' } },
  },
});

/** Beside the search, or all together below it. */
const Toggles = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2',
    _empty: { display: 'none' },
    [NARROW_LIST]: { flex: '1 1 auto', '& > button': { flex: '1 1 auto' } },
  },
});

const NO_CHIPS: readonly ListFilterChip[] = [];

export interface LibraryListProps<Item> extends Omit<LibraryListBodyProps<Item>, 'isNarrowed'> {
  readonly heading: string;
  readonly search: string;
  /** Called once typing has paused for 500 ms. */
  readonly onSearch: (search: string) => void;
  readonly tools?: ReactNode;
  readonly chips?: readonly ListFilterChip[];
  /** Whether any filter is active, also one without a chip. Default: when there is a chip. */
  readonly isFiltered?: boolean;
  readonly frame?: 'card' | 'none';
}

/** Virtualised list of a library or picker. Its owner holds search and selection, in the URL or a dialog. */
export function LibraryList<Item>(props: LibraryListProps<Item>) {
  const { heading, search, onSearch, tools, chips = NO_CHIPS, frame = 'card', ...body } = props;
  const { isFiltered = chips.length > 0, ...rows } = body;
  const { listing, texts, onClearAll } = rows;
  const Frame = frames[frame];
  const isNarrowed = isFiltered || search !== '';
  const cardRef = useRef<HTMLDivElement>(null);
  useFocusAfterClearing(cardRef, isNarrowed);
  return (
    <Frame ref={cardRef} {...(frame === 'card' && { padding: 'none' })}>
      <Head>
        <div>
          <Heading size="md">{heading}</Heading>
          <ListCount listing={listing} texts={texts} />
        </div>
        <Tools>
          <LibrarySearch label={texts.search} search={search} onSearch={onSearch} />
          <Toggles>{tools}</Toggles>
        </Tools>
      </Head>
      {isFiltered && <FilterChips chips={chips} onClearAll={onClearAll} />}
      <LibraryListBody {...rows} isNarrowed={isNarrowed} />
    </Frame>
  );
}

function ListCount({ listing, texts }: { listing: LibraryListing<unknown>; texts: LibraryListTexts }) {
  return (
    <Text as="div" size="sm" tone="muted" tabular role="status" display="flex" alignItems="center" h="5">
      {isCounting(listing) ? <Skeleton w="24" minH="3" /> : countText(listing, texts)}
    </Text>
  );
}

/** Parts of a joined list may still be loading. */
const isCounting = ({ state, rest, total, isOutdated }: LibraryListing<unknown>): boolean =>
  state === 'loading' || (!isOutdated && rest === 'loading' && total === undefined);

function countText(
  { state, isOutdated, rest, items, total }: LibraryListing<unknown>,
  texts: LibraryListTexts,
) {
  if (state === 'failed') return '';
  if (isOutdated) return everyListTexts.searching;
  if (total !== undefined) return texts.count.all(total);
  return rest === 'end' ? texts.count.all(items.length) : texts.count.soFar(items.length);
}

/** Focuses the search field when the button that cleared the last filter is removed. */
function useFocusAfterClearing(cardRef: RefObject<HTMLElement | null>, isNarrowed: boolean): void {
  const wasNarrowedRef = useRef(false);
  // Browsers move the focus of a removed element to the body.
  useEffect(() => {
    const isCleared = wasNarrowedRef.current && !isNarrowed;
    wasNarrowedRef.current = isNarrowed;
    if (isCleared && document.activeElement === document.body) {
      cardRef.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
    }
  }, [cardRef, isNarrowed]);
}
