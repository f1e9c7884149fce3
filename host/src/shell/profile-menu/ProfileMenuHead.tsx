import type { CurrentUser } from '@formline/shared/contracts/people/users';
import type { UpgradablePlan } from '@formline/shared/domain/accounts/upgradePrompts';
import { Badge, Box, Flex, PersonAvatar, Text } from '@formline/shared/ui/core';
import { MenuHeader } from '@formline/shared/ui/overlays';
import { shellTexts } from '../shell.texts';

interface ProfileMenuHeadProps {
  readonly user: CurrentUser;
  readonly plan: UpgradablePlan | null;
}

export function ProfileMenuHead({ user, plan }: ProfileMenuHeadProps) {
  return (
    <MenuHeader>
      <Flex gap="3" align="center">
        <PersonAvatar name={user.full_name} imageUrl={user.avatar_url} />
        <Box minW="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {user.full_name}
          </Text>
          <Text tone="muted" size="sm" overflowWrap="anywhere">
            {user.email}
          </Text>
        </Box>
      </Flex>
      {plan && <Badge mt="2.5">{shellTexts.plans[plan]}</Badge>}
    </MenuHeader>
  );
}
