import type { Client } from '@formline/shared/contracts/people/users';
import { Heading, Stack, Text } from '@formline/shared/ui/core';
import { FormError } from '@formline/shared/ui/forms';
import { LayoutDashboard } from 'lucide-react';
import { shortDate } from '../../components/measures/shortDate';
import { AccountHead } from './AccountHead';
import { AccountButtonRow, AccountRowContent } from './AccountRow';
import { accountTexts as texts, avatarTexts, dashboardSettingsTexts } from './accountSettings.texts';
import { ChangePicture } from './avatar/ChangePicture';

interface ClientAccountProps {
  readonly client: Client;
  readonly canEdit: boolean;
  readonly isWrongPicture: boolean;
  readonly onOpen: (panel: 'edit' | 'settings') => void;
  readonly onPicture: (file: File) => void;
}

export function ClientAccount({ client, canEdit, isWrongPicture, onOpen, onPicture }: ClientAccountProps) {
  const { started_training_at } = client.client_user;
  return (
    <Stack gap="0" pb="4">
      <AccountHead
        person={client}
        avatarAction={canEdit && <ChangePicture onFile={onPicture} />}
        onEdit={canEdit ? () => onOpen('edit') : undefined}
      >
        {started_training_at !== null && (
          <Text tone="muted" tabular>
            {texts.startDate} {shortDate(started_training_at)}
          </Text>
        )}
      </AccountHead>
      <FormError>{isWrongPicture ? avatarTexts.wrongType : null}</FormError>
      {canEdit && (
        <>
          <Heading as="h3" size="sm" pt="2" pb="1">
            {texts.manage}
          </Heading>
          <AccountButtonRow data-opens="settings" onClick={() => onOpen('settings')}>
            <AccountRowContent
              name={dashboardSettingsTexts.title}
              icon={<LayoutDashboard aria-hidden="true" />}
            />
          </AccountButtonRow>
        </>
      )}
    </Stack>
  );
}
