import { Link as RouterLink } from '@formline/shared/routing';
import { chakra, Flex, Link, Skeleton, Stack, Text } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';

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

export interface CardLine {
  readonly key: number | string;
  readonly name: string;
  readonly to?: string;
  readonly media?: ReactNode;
  readonly note: ReactNode;
}

interface CardLinesProps {
  readonly lines: readonly CardLine[];
  readonly allTo: string;
  readonly allLabel: string;
}

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
