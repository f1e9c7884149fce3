import { chakra, Skeleton, Stack } from '@formline/shared/ui/core';

/** Here and not beside the charts, so that the page can keep their place before their code is loaded. */
export const ChartGrid = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: '6',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min({sizes.80}, 100%), 1fr))',
    _print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** As high as the switches above the charts and this many charts. */
export function ChartsSkeleton({ count }: { readonly count: number }) {
  return (
    <Stack gap="4">
      <Skeleton w="40" h="9" />
      <ChartGrid>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} shape="card" h="14.7rem" />
        ))}
      </ChartGrid>
    </Stack>
  );
}
