import type { CurrentUser } from '@formline/shared/contracts/people/users';
import { colorSchemeChoices } from '@formline/shared/domain/accounts/colorScheme';
import { Link as RouterLink } from '@formline/shared/routing';
import {
  Box,
  Button,
  chakra,
  Flex,
  Link,
  PersonAvatar,
  Stack,
  Text,
  useColorScheme,
} from '@formline/shared/ui/core';
import { SegmentedControl } from '@formline/shared/ui/controls';
import { Dialog } from '@formline/shared/ui/overlays';
import { requestOwnPasswordReset } from '@formline/shared/contracts/accounts/passwordReset';
import { useChange } from '@formline/shared/query';
import type { ReactNode } from 'react';
import type { ShellDialogProps } from '../dialogs/shellDialog';
import { accountTexts } from '../shell.texts';

const TERMS_PATH = '/terms-and-conditions';
const PRIVACY_PATH = '/privacy-policy';

interface AccountDialogProps extends ShellDialogProps {
  readonly user: CurrentUser;
}

export function AccountDialog({ user, ...dialog }: AccountDialogProps) {
  return (
    <Dialog {...dialog} title={user.full_name}>
      <Flex gap="4" align="center" mb="4">
        <PersonAvatar name={user.full_name} imageUrl={user.avatar_url} size="lg" />
        <Text tone="muted" overflowWrap="anywhere">
          {user.email}
        </Text>
      </Flex>
      <Stack gap="0" pb="4">
        {user.phone_number && <Row name={accountTexts.phone}>{user.phone_number}</Row>}
        <PasswordRow email={user.email} />
        <SchemeRow />
        <Row name={accountTexts.documents}>
          <Flex gap="4" wrap="wrap">
            <Link asChild>
              <RouterLink to={TERMS_PATH} onClick={dialog.onClose}>
                {accountTexts.terms}
              </RouterLink>
            </Link>
            <Link asChild>
              <RouterLink to={PRIVACY_PATH} onClick={dialog.onClose}>
                {accountTexts.privacy}
              </RouterLink>
            </Link>
          </Flex>
        </Row>
      </Stack>
    </Dialog>
  );
}

function PasswordRow({ email }: { readonly email: string }) {
  const reset = useChange(requestOwnPasswordReset, { input: () => ({}) });
  return (
    <Row name={accountTexts.password}>
      {reset.isSuccess ? (
        <Text role="status">{accountTexts.resetSent(email)}</Text>
      ) : (
        <Button size="sm" isLoading={reset.isPending} onClick={() => reset.mutate()}>
          {accountTexts.resetPassword}
        </Button>
      )}
      {reset.isError && (
        <Text role="alert" tone="danger" size="sm" mt="2">
          {accountTexts.resetFailed}
        </Text>
      )}
    </Row>
  );
}

function SchemeRow() {
  const { choice, choose } = useColorScheme();
  return (
    <Box borderTop="thin" borderColor="border" py="3">
      <SegmentedControl
        label={accountTexts.appearance}
        options={colorSchemeChoices.map((value) => ({ value, label: accountTexts.schemes[value] }))}
        value={choice}
        onChange={choose}
      />
    </Box>
  );
}

const RowRoot = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '8rem 1fr' },
    alignItems: 'center',
    gap: '2',
    minH: '12',
    py: '2',
    borderTop: 'thin',
    borderColor: 'border',
  },
});

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <RowRoot>
      <Text tone="muted">{name}</Text>
      <div>{children}</div>
    </RowRoot>
  );
}
