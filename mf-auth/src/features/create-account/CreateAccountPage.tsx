import { Link as RouterLink } from '@formline/shared/routing';
import { Button, Flex, Separator, Stack, Text } from '@formline/shared/ui/core';
import { type ReactNode, useState } from 'react';
import { BrandedPage } from '../../components/branded-page/BrandedPage';
import { carriedEmail } from '../../components/carriedEmail';
import { AccountReadyPage } from './AccountReadyPage';
import { createAccountTexts as texts } from './createAccount.texts';
import type { NewAccountValues } from './createAccount.validation';
import { NewAccountForm } from './NewAccountForm';
import { useRegistration } from './useRegistration';

interface CreateAccountPageProps {
  readonly email: string;
  readonly foot: ReactNode;
}

export function CreateAccountPage({ email, foot }: CreateAccountPageProps) {
  const { register, isReady } = useRegistration();
  const [typedEmail, setTypedEmail] = useState(email);
  const handleCreate = (values: NewAccountValues) => {
    setTypedEmail(values.email.trim());
    return register(values);
  };
  if (isReady) return <AccountReadyPage email={typedEmail} foot={foot} />;
  return (
    <BrandedPage title={texts.title} subtitle={texts.subtitle} foot={foot} length="long">
      <Stack gap="5">
        <NewAccountForm known={{ email, firstName: '', lastName: '' }} onCreate={handleCreate} />
        <Separator />
        <Flex align="center" justify="space-between" wrap="wrap" gap="3">
          <Text tone="muted">{texts.haveAccount}</Text>
          <Button asChild>
            <RouterLink to="/login" state={carriedEmail(typedEmail)}>
              {texts.logIn}
            </RouterLink>
          </Button>
        </Flex>
      </Stack>
    </BrandedPage>
  );
}
