import { Center } from '@chakra-ui/react/center';
import { type ReactNode, useState } from 'react';
import { countText } from '../../domain/text/countText';
import { Button } from '../button/Button';
import { announce } from '../live-region/announcements';

const STEP = 100;

const texts = {
  more: (count: number) => `Show ${countText(count)} more`,
  shown: (count: number, all: number) => `${countText(count)} of ${countText(all)} shown`,
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
    announce(texts.shown(Math.min(items.length, limit + step), items.length));
  };
  return (
    <>
      {children(items.slice(0, limit))}
      {rest > 0 && (
        <Center mt="3">
          <Button onClick={showMore}>{texts.more(Math.min(step, rest))}</Button>
        </Center>
      )}
    </>
  );
}
