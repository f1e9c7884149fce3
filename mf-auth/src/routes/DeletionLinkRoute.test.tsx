import { confirmAccountRemoval, keepAccount } from '@formline/shared/contracts/accounts/accountRemoval';
import { LINK_OVER_KEY } from '@formline/shared/contracts/errorCodes';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { useSession } from '@formline/shared/session';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen, waitFor } from '@testing-library/react';
import { DeletionLinkRoute } from './DeletionLinkRoute';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});

const pages = {
  '/confirm-deletion': {
    endpoint: confirmAccountRemoval,
    answer: { due_on: '2026-12-23' },
    question: 'Delete your account?',
    action: 'Delete my account',
    done: 'Your account will be deleted on December 23, 2026',
    again: ['Open the deletion form', '/delete-account'],
  },
  '/keep-account': {
    endpoint: keepAccount,
    answer: { kept: true },
    question: 'Keep your account?',
    action: 'Keep my account',
    done: 'Your account will not be deleted',
    again: ['Continue to Formline', '/login'],
  },
} as const;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe.each(Object.entries(pages))('%s', (path, { endpoint, answer, question, action, done, again }) => {
  const render = (hash = '#token=the-secret') =>
    renderRoute(<DeletionLinkRoute />, { path, at: `${path}${hash}` });
  const press = () => screen.findByRole('button', { name: action });

  it('does nothing before it is told to, and then once, with the secret', async () => {
    api.answer(endpoint, answer);
    const { user, router } = render();
    expect(await heading(question)).toBeVisible();
    expect(router.state.location.hash).toBe('');
    expect(api.requests(endpoint)).toHaveLength(0);
    await user.click(await press());
    expect(await heading(done)).toHaveFocus();
    expect(api.requests(endpoint).map(({ body }) => body)).toEqual([{ token: 'the-secret' }]);
    expect(screen.getByRole('link', { name: 'Continue to Formline' })).toHaveAttribute('href', '/login');
  });

  it('shows that it is under way', async () => {
    api.hang(endpoint);
    const { user } = render();
    await user.click(await press());
    expect(await press()).toHaveAttribute('aria-busy', 'true');
  });

  it('says what to do when the link is over', async () => {
    api.refuse(endpoint, 400, { message: 'Over', code: 4000, key: LINK_OVER_KEY });
    const { user } = render();
    await user.click(await press());
    expect(await heading('This link is no longer valid')).toHaveFocus();
    expect(screen.getByRole('link', { name: again[0] })).toHaveAttribute('href', again[1]);
  });

  it('says the same without a secret', async () => {
    render('');
    expect(await heading('This link is no longer valid')).toHaveFocus();
  });

  it('can be tried again after a failure', async () => {
    api.refuse(endpoint, 503, { message: 'Not now. Please wait a minute.', code: 5030 });
    const { user } = render();
    await user.click(await press());
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now. Please wait a minute.');
    api.answer(endpoint, answer);
    await user.click(await press());
    expect(await heading(done)).toBeVisible();
  });
});

it('whoever is signed in sees at once that the account waits', async () => {
  await signInAs(api, buildCurrentUser());
  api.answer(confirmAccountRemoval, { due_on: '2026-12-23' });
  api.answer(readCurrentUser, buildCurrentUser({ deletion_due_on: '2026-12-23' }));
  const DueOn = () => {
    const session = useSession();
    return <output>{session.status === 'signed-in' && session.user.deletion_due_on}</output>;
  };
  const page = (
    <>
      <DeletionLinkRoute />
      <DueOn />
    </>
  );
  const at = '/confirm-deletion#token=the-secret';
  const { user } = renderRoute(page, { path: '/confirm-deletion', at });
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(screen.getByText('2026-12-23')).toBeVisible());
});
