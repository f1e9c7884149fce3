import { phoneNumberText } from '@formline/shared/domain/people/phoneNumber';
import { Box, Button, Flex, PersonAvatar, Text } from '@formline/shared/ui/core';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EditablePerson } from '../../components/edit-profile/profileValues';
import { accountTexts as texts } from './accountSettings.texts';

interface AccountHeadProps {
  readonly person: EditablePerson;
  readonly avatarAction?: ReactNode;
  readonly onEdit?: (() => void) | undefined;
  readonly children?: ReactNode;
}

export function AccountHead({ person, avatarAction, onEdit, children }: AccountHeadProps) {
  return (
    <Flex gap="4" align="flex-start" wrap="wrap" pb="5">
      <Box position="relative" flexShrink="0">
        <PersonAvatar name={person.full_name} imageUrl={person.avatar_url} size="lg" />
        {avatarAction}
      </Box>
      <Box flex="1" minW="40" lineHeight="normal">
        <Text overflowWrap="anywhere">{person.email}</Text>
        <Text tone="muted" tabular>
          {person.phone_number ? phoneNumberText(person.phone_number) : texts.noPhone}
        </Text>
        {children}
      </Box>
      {onEdit && (
        <Button size="sm" icon={<Pencil />} data-opens="edit" onClick={onEdit}>
          {texts.edit}
        </Button>
      )}
    </Flex>
  );
}
