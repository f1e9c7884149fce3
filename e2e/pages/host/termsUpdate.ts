import type { Page } from '@playwright/test';

export function termsUpdate(page: Page) {
  const news = (title: string) => page.getByRole('alertdialog', { name: title });
  return {
    any: page.getByRole('alertdialog'),
    newTerms: news('Our Terms of Use have changed'),
    newPolicy: news('Our Privacy Policy has changed'),
    text: page.getByRole('alertdialog').getByRole('document'),
    view: page.getByRole('button', { name: 'View' }),
    logOut: page.getByRole('button', { name: 'Logout' }),
    accept: page.getByRole('button', { name: 'Accept and Continue' }),
    close: page.getByRole('button', { name: 'Close' }).last(),
  };
}
