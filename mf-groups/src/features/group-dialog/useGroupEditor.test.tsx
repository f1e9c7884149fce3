import { createClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { emitEvent } from '@formline/shared/events';
import '@formline/shared/testing/stillLayout';
import { act, screen, waitFor } from '@testing-library/react';
import { ana, groupOf, openGroupDialog } from '../../testing/groupDialogPage';

afterEach(() => act(() => emitEvent('profile:club-selected', { clubId: null, locationId: null })));

it('makes a group in the chosen club and location, and limits no list to the location', async () => {
  emitEvent('profile:club-selected', { clubId: 4, locationId: 9 });
  const page = await openGroupDialog(null);
  page.api.answer(createClientGroup, groupOf('Runners', ana));
  await page.user.type(page.name(), 'Runners');
  await page.choose('Ana Ruiz');
  await page.press('Create group');
  await page.removed();
  expect(page.api.requests(createClientGroup)[0]?.body).toMatchObject({ club_id: 4, location_id: 9 });
  expect(page.api.requests(listTrainerClients)[0]?.query).toEqual({ club_id: '4' });
});

it('says why the server refuses a new group', async () => {
  const page = await openGroupDialog(null);
  page.api.refuse(createClientGroup, 400, { message: 'You have a group with this name.' });
  await page.user.type(page.name(), 'Runners');
  await page.choose('Ana Ruiz');
  await page.press('Create group');
  await waitFor(() => expect(screen.getByText('You have a group with this name.')).toBeVisible());
  expect(page.name()).toHaveValue('Runners');
});
