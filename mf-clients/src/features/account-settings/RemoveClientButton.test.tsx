import { removeClient } from '@formline/shared/contracts/people/clients';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { buildClient, buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen, waitFor, within } from '@testing-library/react';
import { RemoveClientButton } from './RemoveClientButton';

const HELD = /The free client’s slot stays in use for 30 days/;
const free = buildCurrentUser({ subscription_expiration_date: null });

async function ask(user = free) {
  const api = fakeApi();
  await signInAs(api, user);
  const rendered = renderRoute(<RemoveClientButton client={buildClient()} />, { path: '/' });
  await rendered.user.click(screen.getByRole('button', { name: 'Remove Client' }));
  const question = await screen.findByRole('dialog', { name: 'Remove Noor Haddad?' });
  return { api, question, ...rendered };
}

it('says that the place of a free client stays taken, and asks for the trainer again', async () => {
  const { api, question, user } = await ask();
  expect(question).toHaveTextContent(HELD);
  const readBefore = api.requests(readCurrentUser).length;
  api.answer(removeClient, { id: 11 });
  api.answer(readCurrentUser, { ...free, held_free_places: ['2099-01-01T00:00:00.000Z'] });
  await user.click(within(question).getByRole('button', { name: 'Remove Client' }));
  await waitFor(() => expect(api.requests(readCurrentUser)).toHaveLength(readBefore + 1));
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
});

it('says nothing of places to a subscriber', async () => {
  const { question } = await ask(buildCurrentUser());
  expect(question).not.toHaveTextContent(HELD);
});

it('removes nobody when the client is kept', async () => {
  const { api, user } = await ask();
  await user.click(screen.getByRole('button', { name: 'Keep Client' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.requests(removeClient)).toEqual([]);
});
