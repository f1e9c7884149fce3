import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { type CurrentUser, readCurrentUser } from '@formline/shared/contracts/people/users';
import { setAnswer } from '@formline/shared/query';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { renderRoute } from '@formline/shared/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { clientsQuery } from '../../queries/clients';
import { noor, signedInApi } from '../../testing/addClientPanel';
import { makeElementsVisible } from '@formline/shared/testing/visibleElements';
import { AddClientPanel } from './AddClientPanel';
import { roomQuery } from './useRoom';

const free = buildCurrentUser({ subscription: 'access', subscription_expiration_date: null });

beforeEach(makeElementsVisible);

function Page() {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsAdding(true)}>
        Add
      </button>
      {isAdding && (
        <AddClientPanel onClose={() => setIsAdding(false)} onAdded={jest.fn()} tileOf={() => null} />
      )}
    </>
  );
}

async function openSlowly() {
  const api = await signedInApi(free);
  api.answer(listTrainerClients, [noor]);
  api.hang(readCurrentUser);
  const { cache, user } = renderRoute(<Page />, { path: '/' });
  await cache.query(clientsQuery({}));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('dialog', { name: 'Add Client' })).toHaveTextContent('Checking your plan');
  const arrive = (trainer: CurrentUser) => act(async () => setAnswer(cache, roomQuery, trainer));
  return { user, arrive };
}

const leave = async ({ user }: Awaited<ReturnType<typeof openSlowly>>) => {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus());
};

it('shows on a slow line that something is coming, and can be closed', async () => {
  await leave(await openSlowly());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each<[string, CurrentUser, () => HTMLElement]>([
  ['the plans', free, () => screen.getByRole('button', { name: 'Not now' })],
  [
    'the form once the plan was upgraded',
    buildCurrentUser({ id: free.id }),
    () => screen.getByRole('textbox', { name: 'Email' }),
  ],
])('gives way to %s, which takes focus and returns it', async (_what, trainer, firstControl) => {
  const opened = await openSlowly();
  await opened.arrive(trainer);
  await waitFor(() => expect(firstControl()).toHaveFocus());
  await leave(opened);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
