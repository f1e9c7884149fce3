import { checkEmail, type EmailCheck, requestToken } from '@formline/shared/contracts/accounts/auth';
import {
  linkAccount,
  migrateAccount,
  verifyCredentials,
} from '@formline/shared/contracts/accounts/registration';
import { parseSiteConfig } from '@formline/shared/contracts/platform/siteConfig';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { setSiteConfig } from '@formline/shared/site-config';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { screen, waitFor, within } from '@testing-library/react';
import {
  emailField,
  giveEmail,
  legacy,
  linked,
  outcome,
  passwordField,
  renderPasswordStep,
  tokens,
  unlinked,
} from '../../testing/renderLogin';

const WEAK = 'winter';
const STRONG = 'Kelp-Anchor4Boat';
const nobody: EmailCheck = { ...legacy, edgeResult: false, edgeUserRole: null };

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.answer(requestToken, tokens);
  api.answer(readCurrentUser, buildCurrentUser());
});

const isSignedIn = () => waitFor(() => expect(outcome()).toHaveTextContent('signed-in'));
const signedInWith = () => api.requests(requestToken).at(-1)?.body;

it('takes an address without an account along to where accounts are created, outside of the address bar', async () => {
  await giveEmail(api, nobody);
  await waitFor(() => expect(outcome()).toHaveTextContent('/create-account {"email":"tara@formline.test"}'));
});

it.each<[string, EmailCheck, string]>([
  ['mismatched links', { ...linked, edgeAccountInUA: false }, 'Please use your legacy account to log in'],
  [
    'an answer that fits nothing',
    { ...nobody, uaAccountInEDGE: true },
    'Unexpected error occurred, please try again later.',
  ],
])('stays with the email address for %s and says why', async (_name, check, words) => {
  const user = await giveEmail(api, check);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  await user.type(emailField(), 'x');
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

it.each<[string, EmailCheck, string]>([
  ['clients', { ...linked, edgeUserRole: 'CLIENT' }, 'Client Access Coming Soon'],
  ['holders of an account elsewhere', { ...nobody, uaResult: true }, 'You are new to Formline'],
])('sends %s to the mobile app and gives the keyboard back afterwards', async (_name, check, title) => {
  setSiteConfig(parseSiteConfig({ appLinks: { download: 'https://club.example/app' } }));
  const user = await giveEmail(api, check);
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(dialog).toHaveTextContent(/app/);
  expect(screen.getByRole('link', { name: 'Download the app' })).toHaveAttribute(
    'href',
    'https://club.example/app',
  );
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(emailField()).toHaveFocus());
});

it('shows no link to the app where the site has none', async () => {
  setSiteConfig(parseSiteConfig(null));
  await giveEmail(api, { ...linked, edgeUserRole: 'CLIENT' });
  const dialog = await screen.findByRole('dialog', { name: 'Client Access Coming Soon' });
  expect(within(dialog).queryByRole('link')).not.toBeInTheDocument();
});

it('shows two unlinked accounts the way to link them, and signs in afterwards', async () => {
  api.answer(linkAccount, { linked: true });
  const user = await giveEmail(api, unlinked);
  expect(await screen.findByRole('heading', { level: 1, name: 'Link Account' })).toBeVisible();
  expect(screen.getByText('We found an account for: tara@formline.test')).toBeVisible();
  expect(document.title).toContain('Link Account');
  expect(passwordField()).toHaveFocus();
  await user.keyboard('Formline1!{Enter}');
  await isSignedIn();
  expect(signedInWith()).toMatchObject({ username: 'tara@formline.test', password: 'Formline1!' });
});

it('comes back from linking to the address that was typed', async () => {
  const user = await giveEmail(api, unlinked);
  await user.click(await screen.findByRole('button', { name: 'Use another email' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(emailField()).toHaveValue('tara@formline.test');
  expect(emailField()).toHaveFocus();
});

it('brings a legacy account over at once when its password is good enough', async () => {
  api.answer(migrateAccount, { migrated: true });
  const user = await renderPasswordStep(api, legacy);
  await user.keyboard(`${STRONG}{Enter}`);
  await isSignedIn();
  expect(api.requests(migrateAccount)[0]?.body).toEqual({ email: 'tara@formline.test', password: STRONG });
});

it('asks the holder of a legacy account with a weak password for a new one', async () => {
  api.answer(verifyCredentials, { verification_token: 'proof' });
  api.answer(migrateAccount, { migrated: true });
  const user = await renderPasswordStep(api, legacy);
  await user.keyboard(`${WEAK}{Enter}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Update Password' })).toBeVisible();
  expect(screen.getByText('Create new password for the legacy account')).toBeVisible();
  await user.keyboard(STRONG);
  await user.type(screen.getByLabelText('Confirm Password'), `${STRONG}{Enter}`);
  await isSignedIn();
  expect(api.requests(migrateAccount)[0]?.body).toEqual({
    email: 'tara@formline.test',
    password: STRONG,
    verification_token: 'proof',
  });
  expect(signedInWith()).toMatchObject({ password: STRONG });
});

it('signs a legacy account in that was brought over in the meantime', async () => {
  api.answer(verifyCredentials, { verification_token: null });
  const user = await renderPasswordStep(api, legacy);
  await user.keyboard(`${WEAK}{Enter}`);
  await isSignedIn();
  expect(signedInWith()).toMatchObject({ password: WEAK });
});

it.each([verifyCredentials, migrateAccount])(
  'says that the password of a legacy account is wrong',
  async (endpoint) => {
    api.refuse(endpoint, 401, { key: 'invalid_credentials', title: 'Incorrect email or password.' });
    const user = await renderPasswordStep(api, legacy);
    await user.keyboard(`${endpoint === migrateAccount ? STRONG : WEAK}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect email or password.');
    expect(api.requests(requestToken)).toHaveLength(0);
    expect(api.requests(checkEmail)).toHaveLength(1);
  },
);
