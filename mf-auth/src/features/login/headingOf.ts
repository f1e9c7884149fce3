import { loginTexts } from './login.texts';
import type { LoginView } from './loginView';

/** What a view of the sign-in page is about. */
export function headingOf(view: LoginView): { readonly title: string; readonly text: string } {
  if (view.name === 'login_form') return { title: loginTexts.title, text: loginTexts.subtitle };
  return { title: view.piece.title, text: view.piece.text(view.account.email) };
}
