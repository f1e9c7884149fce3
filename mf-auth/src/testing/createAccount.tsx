import { readPrivacyAddress, readTermsAddress } from '@formline/shared/contracts/accounts/legalDocuments';
import type { FakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { screen } from '@testing-library/react';
import { CreateAccountRoute } from '../routes/CreateAccountRoute';

type User = ReturnType<typeof renderRoute>['user'];

export const STRONG_PASSWORD = 'Kelp-Anchor4Boat';

export const renderCreateAccount = (fragment = '') =>
  renderRoute(<CreateAccountRoute />, { path: '/create-account', at: `/create-account${fragment}` });

export const field = (name: string) => screen.getByLabelText(name);
export const createButton = () => screen.getByRole('button', { name: 'Create Account' });
export const acceptButton = () => screen.getByRole('button', { name: 'Accept and Continue' });

export function serveDocuments(api: FakeApi): void {
  api.answer(readTermsAddress, { url: '/documents/terms-conditions.md' });
  api.answer(readPrivacyAddress, { url: '/documents/privacy-policy.md' });
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const isTerms = address instanceof URL && address.pathname.includes('terms');
    const words = isTerms ? 'Words of the terms.' : 'Words of the policy.';
    return Promise.resolve(new Response(words, { headers: { 'content-type': 'text/markdown' } }));
  });
}

export async function fillIn(user: User, given: Readonly<Record<string, string>> = {}): Promise<void> {
  const entries = {
    Email: ' tara@formline.test ',
    'First Name': ' Tara ',
    'Last Name': " O'Hara ",
    Password: STRONG_PASSWORD,
    ...given,
  };
  for (const [name, text] of Object.entries(entries)) {
    await user.click(field(name));
    await user.paste(text);
  }
}

export async function acceptBoth(user: User): Promise<void> {
  await screen.findByText('Words of the terms.');
  await user.click(acceptButton());
  await screen.findByText('Words of the policy.');
  await user.click(acceptButton());
}
