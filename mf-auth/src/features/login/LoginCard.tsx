import { Separator, Button, Flex, Link, Text } from '@formline/shared/ui/core';
import { Link as RouterLink } from '@formline/shared/routing';
import { LoginForm } from './LoginForm';
import type { AccountViews, LoginView } from './loginView';
import { SignedOutNote } from './SignedOutNote';
import { enterCodeAndRemember, signInAndRemember } from './signInAndRemember';
import { loginTexts } from './login.texts';

interface LoginCardProps {
  readonly view: LoginView;
  readonly views: AccountViews;
  readonly onViewChange: (view: LoginView) => void;
}

export function LoginCard({ view, views, onViewChange }: LoginCardProps) {
  if (view.name === 'login_form') {
    return (
      <>
        <SignedOutNote />
        <LoginForm start={view.start} views={views} onViewChange={onViewChange} />
        <Separator mt="4" mb="5" />
        <SignUpRow />
      </>
    );
  }
  const { account } = view;
  const onBack = () => onViewChange({ name: 'login_form', start: { ...account, password: '' } });
  if (view.name === 'two_step') {
    const enterCode = (code: string) => enterCodeAndRemember(account, view.twoStepToken, code);
    return <view.loaded.View email={account.email} signIn={enterCode} onBack={onBack} />;
  }
  const mending = {
    email: account.email,
    signIn: (password: string) => signInAndRemember({ ...account, password }, { views, onViewChange }),
    onBack,
  };
  if (view.name === 'link_accounts') return <view.loaded.View {...mending} />;
  return <view.loaded.View {...mending} presentPassword={view.presentPassword} proof={view.proof} />;
}

function SignUpRow() {
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
