import type { LegalDocumentType } from '@formline/shared/contracts/accounts/legalDocuments';
import { useQuery } from '@formline/shared/query';
import { ErrorState, LoadingState, Skeleton, Stack } from '@formline/shared/ui/core';
import { lazy, Suspense } from 'react';
import { legalDocumentQuery, loadMarkdownText } from './legalDocumentQuery';
import { legalDocumentTexts, legalPageTexts } from './legalDocument.texts';

const MarkdownText = lazy(async () => ({ default: (await loadMarkdownText()).MarkdownText }));

export function LegalDocumentText({ type }: { readonly type: LegalDocumentType }) {
  const { data: text, isError, isFetching, refetch } = useQuery(legalDocumentQuery(type));
  const texts = legalDocumentTexts[type];
  if (text !== undefined) {
    return (
      <Suspense fallback={<LegalDocumentSkeleton label={texts.loading} />}>
        <MarkdownText text={text} />
      </Suspense>
    );
  }
  if (!isError) return <LegalDocumentSkeleton label={texts.loading} />;
  return (
    <ErrorState
      title={texts.failed}
      text={legalPageTexts.whatToDo}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

const PARAGRAPHS = ['first', 'second', 'third', 'fourth'] as const;

function LegalDocumentSkeleton({ label }: { readonly label: string }) {
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
