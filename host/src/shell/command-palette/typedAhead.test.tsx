import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { makeElementsVisible } from '@formline/shared/testing/visibleElements';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../testing/renderShell';

beforeEach(makeElementsVisible);

it('keeps the palette closed after Escape, although its code comes, and lets it open again', async () => {
  const { api } = await renderShell();
  api.answer(listTrainerClients, []);
  api.answer(listClientGroups, []);
  await userEvent.keyboard('{Control>}k{/Control}zo{Escape}');
  await act(() => import('./CommandPalette'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('combobox')).toHaveValue('');
});
