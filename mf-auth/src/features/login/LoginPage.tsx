import type { ReactNode } from 'react';
import { BrandedPage } from '../../components/branded-page/BrandedPage';
import { loginTexts } from './login.texts';
import { LoginForm } from './LoginForm';

interface LoginPageProps {
  /** Links at the foot of the page. */
  readonly foot: ReactNode;
}

/** The sign-in page. */
export function LoginPage({ foot }: LoginPageProps) {
  return (
    <BrandedPage title={loginTexts.title} subtitle={loginTexts.subtitle} foot={foot}>
      <LoginForm />
    </BrandedPage>
  );
}
