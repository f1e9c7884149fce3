import { LoadingState, Skeleton, Stack } from '@formline/shared/ui/core';

const PARAGRAPHS = ['first', 'second', 'third', 'fourth'] as const;

export function LegalDocumentSkeleton({ label }: { readonly label: string }) {
  return (
    <LoadingState label={label}>
      <Stack gap="10" maxW="prose">
        {PARAGRAPHS.map((name) => (
          <Stack key={name} gap="3">
            <Skeleton h="6" w="48" mb="1" />
            <Skeleton />
            <Skeleton />
            <Skeleton w="80%" />
          </Stack>
        ))}
      </Stack>
    </LoadingState>
  );
}
