import type { UseQueryResult } from '@formline/shared/query';
import { InlineNotice, Stack, Text } from '@formline/shared/ui/core';
import { FormError } from '@formline/shared/ui/forms';
import { groupDialogTexts } from './groupDialog.texts';
import { KnownWork } from './KnownWork';
import type { PlannedWork } from './plannedWork';

const { remove: texts, errors } = groupDialogTexts;

interface RemoveGroupPanelProps {
  readonly title: string;
  readonly planned: UseQueryResult<PlannedWork>;
  readonly hasFailed: boolean;
}

export function RemoveGroupPanel({ title, planned, hasFailed }: RemoveGroupPanelProps) {
  return (
    <Stack gap="3" pb="1">
      <Text fontWeight="medium" overflowWrap="anywhere">
        {texts.question(title)}
      </Text>
      <Text tone="muted">{texts.text}</Text>
      <KnownWork planned={planned}>
        {({ scheduled_count: workouts, client_count: clients }) => (
          <InlineNotice tone={workouts > 0 ? 'warning' : 'info'}>
            {texts.goes(workouts, clients)}
          </InlineNotice>
        )}
      </KnownWork>
      <Text tone="muted">{texts.stays}</Text>
      <FormError>{hasFailed && errors.failed}</FormError>
    </Stack>
  );
}
