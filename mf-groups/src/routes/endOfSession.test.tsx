import { revokeToken } from '@formline/shared/contracts/accounts/auth';
import { listClientTags } from '@formline/shared/contracts/people/clientTags';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import {
  createClientGroup,
  listClientGroups,
  updateClientGroup,
} from '@formline/shared/contracts/scheduling/clientGroups';
import { readPlannedGroupWork } from '@formline/shared/contracts/scheduling/groupSchedules';
import { dropUnsentWork, signOut, unsentWork, useSession } from '@formline/shared/session';
import { buildClient, buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import '@formline/shared/testing/stillLayout';
import { makeElementsVisible } from '@formline/shared/testing/visibleElements';
import { act, screen, waitFor } from '@testing-library/react';
import { answerWithFigures } from '../testing/answerWithFigures';
import { buildGroup } from '../testing/buildGroup';
import { plannedWork } from '../testing/plannedWork';
import { GroupListRoute } from './GroupListRoute';

const PATH = '/groups/my-groups';
const tara = buildCurrentUser();
const runners = { ...buildGroup('Runners', ['Ana Ruiz']), version: 3 };

/** As the host: no page without a session. */
function Page() {
  return useSession().status === 'signed-in' ? <GroupListRoute /> : <h1>Sign in</h1>;
}

async function openPage() {
  const api = fakeApi();
  api.answer(revokeToken, { revoked: true });
  api.answer(listClientTags, []);
  api.answer(listClientGroups, [runners]);
  api.answer(listTrainerClients, [buildClient()]);
  api.answer(readPlannedGroupWork, plannedWork({}));
  answerWithFigures(api, []);
  await signInAs(api, tara);
  const { user } = renderRoute(<Page />, { path: PATH, at: PATH });
  await screen.findByText('Runners');
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const sessionEnds = async () => {
    act(() => signOut('idle'));
    await screen.findByRole('heading', { name: 'Sign in' });
  };
  return { api, user, press, sessionEnds, signInAgain: () => act(() => signInAs(api, tara)) };
}

const name = () => screen.findByRole('textbox', { name: 'Group name' });
const unsent = () => unsentWork(tara.id).map(({ title, path }) => [title, path]);

beforeEach(() => makeElementsVisible());
afterEach(() => {
  dropUnsentWork(tara.id);
  act(() => signOut());
});

it('brings a new group back that was not saved when the session ended, until it is saved', async () => {
  const { api, user, press, sessionEnds, signInAgain } = await openPage();
  await press('Create group');
  await user.type(await name(), 'Strength');
  await press('Choose clients');
  await user.click(await screen.findByRole('row', { name: 'Noor Haddad' }));
  await sessionEnds();
  expect(unsent()).toEqual([['“Create Group”', PATH]]);
  await signInAgain();
  expect(await name()).toHaveValue('Strength');
  api.answer(createClientGroup, buildGroup('Strength', ['Noor Haddad']));
  await press('Create group');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.requests(createClientGroup)[0]?.body).toMatchObject({ title: 'Strength' });
  expect(unsent()).toEqual([]);
});

it('saves a change over the version that it was made of, and begins anew after it is discarded', async () => {
  const { api, user, press, sessionEnds, signInAgain } = await openPage();
  await press('Edit Runners');
  await user.type(await name(), ' at six');
  await sessionEnds();
  api.answer(listClientGroups, [{ ...runners, title: 'Walkers', version: 4 }]);
  await signInAgain();
  expect(await name()).toHaveValue('Runners at six');
  api.refuse(updateClientGroup, 409);
  await press('Save');
  await waitFor(() => expect(api.requests(updateClientGroup)[0]?.body).toMatchObject({ version: 3 }));
  await user.keyboard('{Escape}');
  await press('Discard');
  await press('Edit Walkers');
  expect(await name()).toHaveValue('Walkers');
});
