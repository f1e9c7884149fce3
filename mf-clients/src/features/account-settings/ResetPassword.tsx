import { requestOwnPasswordReset } from '@formline/shared/contracts/accounts/passwordReset';
import { useChange } from '@formline/shared/query';
import { Box, Button, Flex, Text } from '@formline/shared/ui/core';
import { FormError } from '@formline/shared/ui/forms';
import { resetPasswordTexts as texts } from './accountSettings.texts';

export function ResetPassword({ email }: { readonly email: string }) {
  const reset = useChange(requestOwnPasswordReset, { input: () => ({}) });
  return (
    <Box borderTop="thin" borderColor="border" pt="4">
      <Flex align="center" justify="space-between" gap="4" wrap="wrap">
        <Box flex="1" minW="48">
          <Text fontWeight="medium">{texts.password}</Text>
          <Text size="sm" tone="muted" role="status">
            {reset.isSuccess ? texts.sent(email) : texts.what}
          </Text>
        </Box>
        {!reset.isSuccess && (
          <Button isLoading={reset.isPending} onClick={() => reset.mutate()}>
            {texts.reset}
          </Button>
        )}
      </Flex>
      <Box pt={reset.isError ? '3' : '0'}>
        <FormError>{reset.isError ? texts.failed : null}</FormError>
      </Box>
    </Box>
  );
}
