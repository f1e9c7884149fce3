import { CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import { GROUPS_PATH } from '@formline/shared/domain/clients/groupPaths';
import { Link as RouterLink } from '@formline/shared/routing';
import { Button, EmptyState, ErrorState, PageHeader } from '@formline/shared/ui/core';
import type { Subject } from './subject';
import { subjectTexts } from './subject.texts';
import type { SubjectState } from './useSubject';

const LIST_PATHS = { client: CLIENTS_PATH, group: GROUPS_PATH } as const;

interface SubjectTroubleProps {
  readonly kind: Subject['kind'];
  readonly title: string;
  readonly state: Extract<SubjectState<Subject>, { readonly status: 'not-found' | 'failed' }>;
}

export function SubjectTrouble({ kind, title, state }: SubjectTroubleProps) {
  const listPath = LIST_PATHS[kind];
  const notFound = subjectTexts.notFound[kind];
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[
          <RouterLink key="list" to={listPath}>
            {subjectTexts.lists[kind]}
          </RouterLink>,
        ]}
      />
      {state.status === 'failed' ? (
        <ErrorState title={subjectTexts.failed[kind]} text={subjectTexts.failedText} onRetry={state.retry} />
      ) : (
        <EmptyState
          title={notFound.title}
          text={notFound.text}
          action={
            <Button asChild variant="primary">
              <RouterLink to={listPath}>{notFound.back}</RouterLink>
            </Button>
          }
        />
      )}
    </>
  );
}
