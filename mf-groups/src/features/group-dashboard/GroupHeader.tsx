import { GROUPS_PATH } from '@formline/shared/domain/clients/groupPaths';
import { Link as RouterLink } from '@formline/shared/routing';
import { PageHeader } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { groupDashboardTexts as texts } from './groupDashboard.texts';

interface GroupHeaderProps {
  /** Absent when nobody knows which group it is. */
  readonly title?: ReactNode;
  readonly actions?: ReactNode;
}

export function GroupHeader({ title, actions }: GroupHeaderProps) {
  return (
    <PageHeader
      title={title ?? texts.subtitle}
      subtitle={title === undefined ? undefined : texts.subtitle}
      actions={actions}
      breadcrumbs={[
        <RouterLink key="groups" to={GROUPS_PATH}>
          {texts.myGroups}
        </RouterLink>,
      ]}
    />
  );
}
