import { GROUPS_PATH } from '@formline/shared/domain/clients/groupPaths';
import { Link as RouterLink } from '@formline/shared/routing';
import { Button, EmptyState } from '@formline/shared/ui/core';
import { groupDashboardTexts as texts } from './groupDashboard.texts';
import { GroupHeader } from './GroupHeader';

/** Unknown groups and those of others look the same. */
export function GroupNotFound() {
  return (
    <>
      <GroupHeader title={texts.notFound} />
      <EmptyState
        title={texts.notFoundTitle}
        text={texts.notFoundText}
        action={
          <Button asChild variant="primary">
            <RouterLink to={GROUPS_PATH}>{texts.backToGroups}</RouterLink>
          </Button>
        }
      />
    </>
  );
}
