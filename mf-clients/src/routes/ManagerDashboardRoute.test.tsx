import { listTrainerClients } from '@formline/shared/contracts/clients';
import { buildClient, buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen, within } from '@testing-library/react';
import { renderRoute } from '@formline/shared/testing/render';
import { ManagerDashboardRoute } from './ManagerDashboardRoute';

it("shows a manager the trainer's clients under the notice, and the ways to the rest", async () => {
  const api = fakeApi();
  await signInAs(api, buildCurrentUser(), { isManager: true });
  api.answer(listTrainerClients, [buildClient({ first_name: 'Ava', last_name: 'Stone' })]);
  renderRoute(<ManagerDashboardRoute />, { path: '/dashboard/cc-dashboard' });
  expect(await screen.findByRole('link', { name: 'Ava Stone' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'My Dashboard' })).toBeInTheDocument();
  expect(
    screen.getByText(
      "You are viewing a Trainer's Dashboard. All actions and data shown are specific to this trainer.",
    ),
  ).toBeInTheDocument();
  const hrefs = within(screen.getByRole('navigation', { name: 'What you can look at' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/clients/my-clients', '/groups/my-groups', '/libraries']);
});
