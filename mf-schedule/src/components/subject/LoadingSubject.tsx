import { Card, LoadingState, PageHeader, Skeleton, Stack } from '@formline/shared/ui/core';
import type { Subject } from './subject';
import { subjectTexts } from './subject.texts';

const ROWS = ['first', 'second', 'third', 'fourth'];

interface LoadingSubjectProps {
  readonly kind: Subject['kind'];
  readonly title: string;
}

export function LoadingSubject({ kind, title }: LoadingSubjectProps) {
  return (
    <>
      <PageHeader title={title} />
      <LoadingState label={subjectTexts.loading[kind]}>
        <Card>
          <Stack gap="6">
            {ROWS.map((row) => (
              <Skeleton key={row} h="8" />
            ))}
          </Stack>
        </Card>
      </LoadingState>
    </>
  );
}
