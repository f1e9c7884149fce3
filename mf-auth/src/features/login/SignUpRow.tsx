import { Link as RouterLink } from '@formline/shared/routing';
import { Button, Flex, Link, Text } from '@formline/shared/ui/core';
import { loginTexts } from './login.texts';

export function SignUpRow() {
  return (
    <Flex justify="space-between" align="center" wrap="wrap" columnGap="4" rowGap="3">
      <Text tone="muted">
        {loginTexts.noAccount}{' '}
        <Link asChild py="1">
          <RouterLink to="/create-account">{loginTexts.signUp}</RouterLink>
        </Link>
      </Text>
      <Button asChild>
        <RouterLink to="/create-account">{loginTexts.tryFree}</RouterLink>
      </Button>
    </Flex>
  );
}
