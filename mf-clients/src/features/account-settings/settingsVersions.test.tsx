import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { updateClientPreferences, updateUnitPreference } from '@formline/shared/contracts/people/profiles';
import { announcedChanges } from '@formline/shared/testing/announcedChanges';
import { buildClient, buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen, waitFor } from '@testing-library/react';
import { DashboardSettingsPanel } from './DashboardSettingsPanel';
import { UnitsPanel } from './UnitsPanel';

const trainer = buildCurrentUser({ units_version: 3 });
const client = buildClient({ client_user: { preferences_version: 6 } });
const STALE = 'This was changed in another window in the meantime. Reload it and make your change again.';
const stale = { code: errorCodes.staleVersion, message: STALE };

let api: FakeApi;
beforeEach(async () => {
  api = fakeApi();
  await signInAs(api, trainer);
});

const save = () => screen.getByRole('button', { name: 'Save' });

it('units are saved on the version that was read, and then on the one they have since', async () => {
  const announced = announcedChanges();
  const { user } = renderRoute(<UnitsPanel user={trainer} onUnsaved={jest.fn()} onClose={jest.fn()} />, {
    path: '/',
  });
  const [, centimetres, , kilograms] = screen.getAllByRole('radio');
  if (!centimetres || !kilograms) throw new Error('There are four units.');
  api.answer(updateUnitPreference, { unit_height: 'cm', unit_weight: 'lb', version: 4 });
  await user.click(centimetres);
  await user.click(save());
  await screen.findByRole('button', { name: 'Saved' });
  expect(announced).toEqual([['account']]);
  api.refuse(updateUnitPreference, 409, stale);
  await user.click(kilograms);
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(STALE);
  expect(api.requests(updateUnitPreference).map(({ body }) => body)).toEqual([
    { unit_height: 'cm', unit_weight: 'lb', version: 3 },
    { unit_height: 'cm', unit_weight: 'kg', version: 4 },
  ]);
  expect(announced).toHaveLength(1);
});

it('what a client sees is saved on the version that was read, and then on the one it has since', async () => {
  const { user } = renderRoute(
    <DashboardSettingsPanel client={client} isClub={false} onUnsaved={jest.fn()} onClose={jest.fn()} />,
    { path: '/' },
  );
  const [first] = screen.getAllByRole('switch');
  if (!first) throw new Error('There are cards.');
  const saved = buildClient({ client_user: { preferences_version: 7 } });
  api.answer(updateClientPreferences, saved);
  await user.click(first);
  await user.click(save());
  await screen.findByRole('button', { name: 'Saved' });
  api.refuse(updateClientPreferences, 409, stale);
  await user.click(first);
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(STALE);
  await waitFor(() =>
    expect(api.requests(updateClientPreferences).map(({ body }) => body)).toMatchObject([
      { version: 6 },
      { version: 7 },
    ]),
  );
});
