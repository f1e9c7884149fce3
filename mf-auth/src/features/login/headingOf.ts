import { loginTexts } from './login.texts';
import type { LoginView } from './loginView';

export function headingOf(view: LoginView): { readonly title: string; readonly text: string } {
  if (view.name === 'login_form') return { title: loginTexts.title, text: loginTexts.subtitle };
  return { title: view.loaded.title, text: view.loaded.text(view.account.email) };
}
