import { revokeToken } from '@formline/shared/contracts/accounts/auth';
import { readTermsAddress } from '@formline/shared/contracts/accounts/legalDocuments';
import { registerTrainer } from '@formline/shared/contracts/accounts/registration';
import { signOut } from '@formline/shared/session';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, screen, waitFor } from '@testing-library/react';
import {
  acceptButton,
  createButton,
  field,
  fillIn,
  renderCreateAccount,
  serveDocuments,
  STRONG_PASSWORD,
} from '../testing/createAccount';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(revokeToken, { revoked: true });
  serveDocuments(api);
  signOut();
});

describe('the form', () => {
  it('takes over the address of the page before and begins in the first empty field', async () => {
    const { router } = renderCreateAccount();
    expect(field('Email')).toHaveFocus();
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate('/create-account', { state: { email: 'tara@formline.test' } }));
    expect(field('Email')).toHaveValue('tara@formline.test');
    expect(field('First Name')).toHaveFocus();
  });

  it('can be sent when something stands in all four fields', async () => {
    const { user } = renderCreateAccount();
    expect(createButton()).toBeDisabled();
    await fillIn(user, { Password: '  ', 'Last Name': '   ' });
    expect(createButton()).toBeDisabled();
    await user.type(field('Last Name'), 'Hara');
    expect(createButton()).toBeEnabled();
    await user.clear(field('Password'));
    expect(createButton()).toBeDisabled();
  });

  it('says what a field wants once it was left empty for another one', async () => {
    const { user } = renderCreateAccount();
    for (const [name, words] of [
      ['Email', 'Email is required'],
      ['First Name', 'Name is required'],
      ['Last Name', 'Last name is required'],
      ['Password', 'Password is required'],
    ] as const) {
      await user.click(field(name));
      await user.tab({ shift: name !== 'Email' });
      await waitFor(() => expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(words)));
    }
  });

  it('moves nothing while a link is pressed', async () => {
    const { user } = renderCreateAccount();
    await user.pointer({ target: screen.getByRole('link', { name: 'Log in' }), keys: '[MouseLeft>]' });
    expect(field('Email')).toBeValid();
  });

  it.each([
    ['Email', 'tara@', 'Invalid email format'],
    ['First Name', 'T4ra', 'Invalid first name'],
    ['Last Name', "Hara'", 'Invalid last name'],
    [
      'Password',
      'kelpboat',
      'Password must have at least 8 characters, 1 uppercase, 1 lowercase and 1 special character.',
    ],
  ])('refuses %s "%s" and leads back to it', async (name, typed, words) => {
    const { user } = renderCreateAccount();
    await fillIn(user, { [name]: typed });
    await user.click(createButton());
    await waitFor(() => expect(field(name)).toHaveFocus());
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the rule that "Formline1!" does not meet while it is typed', async () => {
    const { user } = renderCreateAccount();
    await user.type(field('Password'), 'Formline1!');
    expect(screen.getAllByText(/, done$/)).toHaveLength(5);
    expect(screen.getByText('Not too easy to guess')).toHaveTextContent(/^Not too easy to guess$/);
  });

  it('works with password managers, shows the password, and says what one consents to', async () => {
    const { user } = renderCreateAccount();
    expect(field('Email')).toHaveAttribute('autocomplete', 'username');
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
    await user.click(field('Password'));
    await user.paste(STRONG_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field('Password')).toHaveAttribute('type', 'text');
    expect(field('Password')).toHaveValue(STRONG_PASSWORD);
    expect(screen.getByText(/consent to the processing of your data in the United States/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });
});

describe('the terms', () => {
  it('are shown in two steps before anything is sent', async () => {
    const { user } = renderCreateAccount();
    await fillIn(user);
    await user.click(createButton());
    expect(await screen.findByRole('dialog', { name: 'Terms and conditions' })).toHaveTextContent(
      'Step 1 of 2',
    );
    await screen.findByText('Words of the terms.');
    await user.click(acceptButton());
    expect(await screen.findByRole('dialog', { name: 'Privacy policy' })).toHaveTextContent('Step 2 of 2');
    expect(screen.getByRole('region', { name: 'Privacy policy' })).toHaveFocus();
    expect(api.requests(registerTrainer)).toHaveLength(0);
  });

  it('cannot be accepted unread', async () => {
    api.hang(readTermsAddress);
    const { user } = renderCreateAccount();
    await fillIn(user);
    await user.click(createButton());
    await screen.findByText('Loading the terms and conditions');
    expect(acceptButton()).toBeDisabled();
  });

  it('that cannot be loaded are loaded on demand', async () => {
    api.refuse(readTermsAddress, 500);
    const { user } = renderCreateAccount();
    await fillIn(user);
    await user.click(createButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not load terms and conditions');
    expect(acceptButton()).toBeDisabled();
    api.answer(readTermsAddress, { url: '/documents/terms-conditions.md' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Words of the terms.');
    expect(acceptButton()).toBeEnabled();
  });

  it('not accepted leave the form as it was and nothing is sent', async () => {
    const { user } = renderCreateAccount();
    await fillIn(user);
    await user.click(createButton());
    await screen.findByText('Words of the terms.');
    await user.click(acceptButton());
    await screen.findByText('Words of the policy.');
    await user.click(screen.getByText('Close'));
    expect(await screen.findByText(/once you have accepted the terms/)).toBeVisible();
    expect(field('Password')).toHaveValue(STRONG_PASSWORD);
    await waitFor(() => expect(createButton()).toHaveFocus());
    expect(api.requests(registerTrainer)).toHaveLength(0);
    await user.click(createButton());
    expect(await screen.findByRole('dialog', { name: 'Terms and conditions' })).toBeVisible();
  });
});

it('sends whoever is signed in on', async () => {
  await signInAs(api);
  const { router } = renderCreateAccount();
  expect(router.state.location.pathname).toBe('/login');
});
