import { deleteProgram, readProgram, updateProgram } from '@formline/shared/contracts/library/programs';
import { act, screen, waitFor } from '@testing-library/react';
import { findName, openPrograms, ownProgram, serveProgram } from '../testing/programsPage';

jest.setTimeout(60_000);

const OPEN = '?view=programDetails&programId=5';

it('a program deleted with unsaved changes is not asked about, and is not there for who goes back', async () => {
  const { api } = await serveProgram();
  const { user, router } = openPrograms(OPEN);
  const name = await findName();
  api.refuse(updateProgram, 400);
  await user.type(name, '!');
  await user.tab();
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not save program');
  await user.click(screen.getByRole('button', { name: 'More for Base' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  api.answer(deleteProgram, { id: 5 });
  api.refuse(readProgram, 404);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  // Dialogs hide the page from queries; a leave warning would keep it hidden.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(name).not.toBeInTheDocument());
  await act(() => router.navigate(OPEN));
  expect(await screen.findByRole('heading', { name: 'We couldn’t find this program' })).toBeVisible();
});

it('a manager has no new program', async () => {
  await serveProgram(ownProgram, { isManager: true });
  openPrograms('?view=programDetails&programId=new');
  expect(await screen.findByRole('heading', { name: 'We couldn’t find this program' })).toBeVisible();
});
