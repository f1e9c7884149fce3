import { useLocation, usePageTitle } from '@formline/shared/routing';
import { readLoginPreferences } from '@formline/shared/session';
import { announce } from '@formline/shared/ui/basics';
import { type ReactNode, useState } from 'react';
import { BrandedPage } from '../../components/branded-page/BrandedPage';
import { readCarriedEmail } from '../../components/carriedEmail';
import { LoginCard } from './LoginCard';
import type { AccountViews, LoginView } from './loginView';
import { loginTexts } from './login.texts';

function freshLogin(state: unknown): LoginView {
  const remembered = readLoginPreferences();
  const email = readCarriedEmail(state) ?? remembered.email;
  return { name: 'login_form', start: { ...remembered, email, password: '' } };
}

interface LoginPageProps {
  readonly views: AccountViews;
  readonly foot: ReactNode;
}

export function LoginPage({ views, foot }: LoginPageProps) {
  const location = useLocation();
  const [view, setView] = useState(() => freshLogin(location.state));
  const heading = headingOf(view);
  usePageTitle(heading.title);
  const handleViewChange = (next: LoginView) => {
    const { title, text } = headingOf(next);
    setView(next);
    announce(`${title}. ${text}`);
  };
  return (
    <BrandedPage title={heading.title} subtitle={heading.text} foot={foot}>
      <LoginCard view={view} views={views} onViewChange={handleViewChange} />
    </BrandedPage>
  );
}

function headingOf(view: LoginView): { readonly title: string; readonly text: string } {
  if (view.name === 'login_form') return { title: loginTexts.title, text: loginTexts.subtitle };
  return { title: view.loaded.title, text: view.loaded.text(view.account.email) };
}
