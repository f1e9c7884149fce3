import type { Page } from '@playwright/test';
import { STRONG_PASSWORD } from '../../fixtures/accounts/accounts';

interface Entries {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly password?: string;
}

export function createAccountPage(page: Page) {
  const email = page.getByRole('textbox', { name: 'Email' });
  const firstName = page.getByRole('textbox', { name: 'First Name' });
  const lastName = page.getByRole('textbox', { name: 'Last Name' });
  const password = page.getByLabel('Password', { exact: true });
  const createButton = page.getByRole('button', { name: 'Create Account' });
  const terms = page.getByRole('dialog', { name: 'Terms and conditions' });
  const privacy = page.getByRole('dialog', { name: 'Privacy policy' });
  const acceptIn = (dialog: typeof terms) => dialog.getByRole('button', { name: 'Accept and Continue' });

  return {
    heading: page.getByRole('heading', { level: 1, name: 'Create your account' }),
    email,
    firstName,
    lastName,
    password,
    createButton,
    terms,
    privacy,
    acceptIn,
    documentOf: (dialog: typeof terms) => dialog.getByRole('region'),
    open: (path = '/create-account') => page.goto(path),
    fillIn: async (entries: Entries) => {
      const fields = { email, firstName, lastName, password };
      for (const name of ['email', 'firstName', 'lastName', 'password'] as const) {
        const text = entries[name] ?? (name === 'password' ? STRONG_PASSWORD : undefined);
        if (text !== undefined) await fields[name].fill(text);
      }
    },
    acceptBoth: async () => {
      await acceptIn(terms).click();
      await acceptIn(privacy).click();
    },
  };
}
