import { LoadingState, Skeleton, Stack } from '@formline/shared/ui/core';

export function RoutineSkeleton({ label }: { readonly label: string }) {
  return (
    <LoadingState label={label}>
      <Stack gap="5">
        <Skeleton w="full" h="10" />
        <Skeleton w="40" h="10" />
        <Skeleton w="full" h="14" />
        <Skeleton w="full" h="14" />
      </Stack>
    </LoadingState>
  );
}
