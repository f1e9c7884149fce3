import { Button, classNames, Link, Separator, Text } from '@formline/shared/ui/basics';
import { Link as RouterLink } from '@formline/shared/routing';
import { LoginForm } from './LoginForm';
import type { AccountViews, LoginView } from './loginView';
import { SignedOutNote } from './SignedOutNote';
import { enterCodeAndRemember, signInAndRemember } from './signInAndRemember';
import * as styles from './login.module.css';
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
        <Separator className={styles.separator} />
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
    <div className={classNames(styles.row, styles.signUp)}>
      <Text tone="muted">
        {loginTexts.noAccount}{' '}
        <Link asChild className={styles.tallLink}>
          <RouterLink to="/create-account">{loginTexts.signUp}</RouterLink>
        </Link>
      </Text>
      <Button asChild>
        <RouterLink to="/create-account">{loginTexts.tryFree}</RouterLink>
      </Button>
    </div>
  );
}
