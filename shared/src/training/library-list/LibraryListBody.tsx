import { Button, chakra, EmptyState, ErrorState } from '@formline/shared/ui/core';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { everyListTexts, type LibraryListTexts } from './libraryList.texts';
import type { LibraryListing } from './libraryListing';
import { LibraryListFoot } from './LibraryListFoot';
import { LibraryListSkeleton } from './LibraryListSkeleton';
import { LibraryRows, type LibraryRowsProps } from './rows/LibraryRows';

const SKELETON_ROWS = 12;

const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    minH: '0',
    overflow: 'hidden',
    transitionProperty: 'opacity',
    transitionDuration: 'fast',
    '&[aria-busy=true]': { opacity: '0.6' },
  },
});
const Instead = chakra('div', { base: { flex: '1', minH: '0', overflowY: 'auto' } });

export interface LibraryListBodyProps<Item> extends Omit<
  LibraryRowsProps<Item>,
  'items' | 'moveLabel' | 'hasMore' | 'onEndNear' | 'foot'
> {
  readonly listing: LibraryListing<Item>;
  readonly texts: LibraryListTexts;
  /** A search or filter is active: an empty list then shows that nothing was found. */
  readonly isNarrowed: boolean;
  readonly empty: ReactNode;
  readonly closing?: ReactNode;
  readonly onClearAll: () => void;
}

export function LibraryListBody<Item>(props: LibraryListBodyProps<Item>) {
  const { listing, texts, isNarrowed, empty, closing, onClearAll, ...rows } = props;
  const { items, rest, isOutdated } = listing;
  if (listing.state === 'failed') {
    return (
      <Instead>
        <ErrorState
          title={texts.errors.list}
          text={everyListTexts.checkConnection}
          onRetry={listing.onRetry}
        />
      </Instead>
    );
  }
  if (listing.state === 'loading') {
    return (
      <Body>
        <LibraryListSkeleton label={texts.loading} rows={SKELETON_ROWS} />
      </Body>
    );
  }
  if (items.length === 0) {
    return <Instead>{isNarrowed ? <NoResults onClearAll={onClearAll} /> : empty}</Instead>;
  }
  return (
    <ListBody items={items} isOutdated={isOutdated}>
      <LibraryRows
        key={listing.id}
        {...rows}
        items={items}
        moveLabel={texts.moveBetween}
        hasMore={rest !== 'end'}
        onEndNear={rest === 'more' && !isOutdated ? listing.onMore : null}
        foot={
          rest === 'end' && closing ? (
            closing
          ) : (
            <LibraryListFoot rest={rest} count={items.length} texts={texts} onRetry={listing.onMore} />
          )
        }
      />
    </ListBody>
  );
}

interface ListBodyProps {
  readonly items: readonly unknown[];
  readonly isOutdated: boolean;
  readonly children: ReactNode;
}

/** Focuses the list when a focused control is removed with its row or by another search. */
function ListBody({ items, isOutdated, children }: ListBodyProps) {
  const bodyRef = useRef<HTMLDivElement>(null);
  const hasFocusRef = useRef(false);
  // Browsers move the focus of a removed element to the body.
  useEffect(() => {
    if (hasFocusRef.current && document.activeElement === document.body) {
      bodyRef.current?.querySelector<HTMLElement>('[role=grid]')?.focus({ preventScroll: true });
    }
  }, [items]);
  const handleFocus = () => {
    hasFocusRef.current = true;
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    hasFocusRef.current = currentTarget.contains(relatedTarget);
  };
  return (
    <Body ref={bodyRef} aria-busy={isOutdated} onFocus={handleFocus} onBlur={handleBlur}>
      {children}
    </Body>
  );
}

function NoResults({ onClearAll }: { onClearAll: () => void }) {
  return (
    <EmptyState
      {...everyListTexts.noResults}
      action={<Button onClick={onClearAll}>{everyListTexts.clearAll}</Button>}
    />
  );
}
