import { Flex, Skeleton, Stack } from '@formline/shared/ui/core';

export function ChartSkeleton() {
  return (
    <Stack gap="4">
      <Skeleton w="32" h="5" />
      <Flex gap="5">
        <Skeleton w="20" h="8" />
        <Skeleton w="20" h="8" />
        <Skeleton w="20" h="8" />
      </Flex>
      <Skeleton shape="card" h="48" />
    </Stack>
  );
}
