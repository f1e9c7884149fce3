import { Link as RouterLink } from '@formline/shared/routing';
import { chakra, Flex, Link, Skeleton, Stack, Text } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';

/** A card shows so many; the rest stands on its own page. */
const MOST_LINES = 6;

const Lines = chakra('ul', { base: { listStyleType: 'none', mx: '-2' } });
const Line = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minH: '11', px: '2', borderRadius: 'md' },
});
const LineLink = chakra(RouterLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    px: '2',
    borderRadius: 'md',
    color: 'fg',
    '&:hover, &:focus-visible': { bg: 'bg.hover' },
  },
});

/** What a line of a card shows. */
export interface CardLine {
  readonly key: number;
  readonly name: string;
  /** Where it leads, if anywhere. */
  readonly to?: string;
  readonly media?: ReactNode;
  readonly note: ReactNode;
}

interface CardLinesProps {
  readonly lines: readonly CardLine[];
  readonly allTo: string;
  readonly allLabel: string;
}

/** The first lines of a list, and the way to the whole of it. */
export function CardLines({ lines, allTo, allLabel }: CardLinesProps) {
  return (
    <Stack gap="3">
      <Lines>
        {lines.slice(0, MOST_LINES).map(({ key, name, to, media, note }) => {
          const content = (
            <>
              {media}
              <Text flex="1" minW="0" singleLine>
                {name}
              </Text>
              {note}
            </>
          );
          return <li key={key}>{to ? <LineLink to={to}>{content}</LineLink> : <Line>{content}</Line>}</li>;
        })}
      </Lines>
      <Link asChild fontSize="sm">
        <RouterLink to={allTo}>{allLabel}</RouterLink>
      </Link>
    </Stack>
  );
}

/** The shape of the lines before they are there. */
export function CardLinesSkeleton() {
  return (
    <Stack gap="4" py="2">
      {Array.from({ length: MOST_LINES }, (_, index) => (
        <Flex key={index} gap="3" align="center">
          <Skeleton shape="circle" boxSize="8" />
          <Skeleton flex="1" />
        </Flex>
      ))}
    </Stack>
  );
}
