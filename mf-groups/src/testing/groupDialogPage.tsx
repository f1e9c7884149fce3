import { type ClientGroup, listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { listClientTags } from '@formline/shared/contracts/people/clientTags';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { readPlannedGroupWork } from '@formline/shared/contracts/scheduling/groupSchedules';
import type { Client } from '@formline/shared/contracts/people/users';
import { buildClient, memberOf } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { GroupDialog } from '../features/group-dialog/GroupDialog';
import { plannedWork } from './plannedWork';

const clientCalled = (id: number, first_name: string, last_name: string): Client =>
  buildClient({ id, first_name, last_name, client_user: { id } });
export const ana = clientCalled(1, 'Ana', 'Ruiz');
export const ben = clientCalled(2, 'Ben', 'Stone');
export const zoe = clientCalled(3, 'Zoë', 'Adler');

export const groupOf = (title: string, ...members: readonly Client[]): ClientGroup => ({
  id: 7,
  title,
  club_id: null,
  location_id: null,
  date: '2026-11-01T08:00:00.000Z',
  client_group_clients: members.map(memberOf),
});

export async function openGroupDialog(group: ClientGroup | null) {
  const api = fakeApi();
  api.answer(listTrainerClients, [ana, ben, zoe]);
  api.answer(listClientTags, []);
  api.answer(listClientGroups, group ? [group] : []);
  api.answer(readPlannedGroupWork, plannedWork({ joining: 12, ahead: { 2: 8 } }));
  const handlers = { onClose: jest.fn(), onSaved: jest.fn(), onRemoved: jest.fn() };
  const rendered = renderRoute(<GroupDialog group={group} {...handlers} />, { path: '/groups' });
  const { user } = rendered;
  await screen.findByRole('dialog');
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  return {
    ...rendered,
    ...handlers,
    api,
    press,
    name: () => screen.getByRole('textbox', { name: 'Group name' }),
    titled: (name: string) => screen.findByRole('dialog', { name }),
    choose: async (...names: readonly string[]) => {
      await press('Choose clients');
      for (const name of names) await user.click(await screen.findByRole('row', { name }));
      await press('Continue');
      // The form fades in, and nothing in it counts as visible before.
      const name = await screen.findByRole('textbox', { name: 'Group name' });
      await waitFor(() => expect(name).toBeVisible());
    },
    removed: () => waitFor(() => expect(handlers.onClose).toHaveBeenCalled()),
  };
}
