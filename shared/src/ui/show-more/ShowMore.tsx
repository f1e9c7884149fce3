import { Center } from '@chakra-ui/react/center';
import { type ReactNode, useState } from 'react';
import { countText } from '../../domain/text/countText';
import { Button } from '../button/Button';
import { announce } from '../live-region/announcements';
import { Text } from '../styled/styledParts';

const STEP = 100;

const texts = {
  more: (count: number) => `Show ${countText(count)} more`,
  shown: (count: number, all: number) => `${countText(count)} of ${countText(all)} shown`,
  end: (all: number) => `All ${countText(all)} shown`,
};

export interface ShowMoreProps<T> {
  readonly items: readonly T[];
  /** Items at first, and for each press; absent: 100. */
  readonly step?: number;
  readonly children: (shown: readonly T[]) => ReactNode;
}

/** A long list step by step, because thousands of rows at once take seconds. */
export function ShowMore<T>({ items, step = STEP, children }: ShowMoreProps<T>) {
  const [limit, setLimit] = useState(step);
  const rest = items.length - limit;
  const showMore = () => {
    setLimit(limit + step);
    if (rest > step) announce(texts.shown(limit + step, items.length));
  };
  const foot =
    rest > 0 ? (
      <Button onClick={showMore}>{texts.more(Math.min(step, rest))}</Button>
    ) : (
      items.length > step && (
        <Text ref={takeFocus} tone="muted" tabIndex={-1}>
          {texts.end(items.length)}
        </Text>
      )
    );
  return (
    <>
      {children(items.slice(0, limit))}
      {foot && <Center mt="3">{foot}</Center>}
    </>
  );
}

/** Of the button that was pressed last, so that the keyboard goes on from the end of the list. */
function takeFocus(end: HTMLElement | null): void {
  if (document.activeElement === document.body) end?.focus({ preventScroll: true });
}
