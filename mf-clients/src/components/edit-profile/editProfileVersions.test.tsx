import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { updateTrainer, updateUser } from '@formline/shared/contracts/people/profiles';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { buildClient, buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { EditProfileForm } from './EditProfileForm';
import { editProfileTexts as texts } from './editProfile.texts';

const noor = buildClient({ id: 11, version: 4 });
const trainer = buildCurrentUser({ version: 2 });
const STALE = 'This was changed in another window in the meantime. Reload it and make your change again.';

let api: FakeApi;
beforeEach(async () => {
  api = fakeApi();
  await signInAs(api, trainer);
});

const firstName = () => screen.getByRole('textbox', { name: texts.firstName });
const save = () => screen.getByRole('button', { name: 'Save' });
const versions = (endpoint: typeof updateUser | typeof updateTrainer) =>
  api.requests(endpoint).map(({ body }) => body);

it('a profile is saved on the version that was read, and then on the one it has since', async () => {
  const { user } = renderRoute(<EditProfileForm person={noor} heightUnit="in" onClose={jest.fn()} />, {
    path: '/',
  });
  api.answer(updateUser, { ...noor, version: 5 });
  await user.type(firstName(), 'a');
  await user.click(save());
  await screen.findByRole('button', { name: 'Saved' });
  await user.type(firstName(), 'b');
  await user.click(save());
  await waitFor(() =>
    expect(versions(updateUser)).toEqual([
      { first_name: 'Noora', version: 4 },
      { first_name: 'Noorab', version: 5 },
    ]),
  );
});

function Refreshed() {
  const [person, setPerson] = useState(noor);
  return (
    <>
      <button type="button" onClick={() => setPerson({ ...noor, last_name: 'Other', version: 5 })}>
        Refresh
      </button>
      <EditProfileForm person={person} heightUnit="in" onClose={jest.fn()} />
    </>
  );
}

it('a profile that was changed elsewhere since the form opened is not overwritten', async () => {
  const { user } = renderRoute(<Refreshed />, { path: '/' });
  await user.type(firstName(), 'a');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  api.refuse(updateUser, 409, { code: errorCodes.staleVersion, message: STALE });
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(STALE);
  expect(versions(updateUser)).toEqual([{ first_name: 'Noora', last_name: 'Haddad', version: 4 }]);
});

it('the trainer’s own profile is saved on its version, and read again when that is stale', async () => {
  const { user } = renderRoute(<EditProfileForm person={trainer} heightUnit="in" onClose={jest.fn()} />, {
    path: '/',
  });
  const readBefore = api.requests(readCurrentUser).length;
  api.refuse(updateTrainer, 409, { code: errorCodes.staleVersion, message: STALE });
  await user.type(firstName(), 'a');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(STALE);
  expect(versions(updateTrainer)).toEqual([{ first_name: 'Taraa', version: 2 }]);
  await waitFor(() => expect(api.requests(readCurrentUser)).toHaveLength(readBefore + 1));
});
