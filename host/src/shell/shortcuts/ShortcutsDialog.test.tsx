import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../testing/renderShell';
import { makeElementsVisible } from '@formline/shared/testing/visibleElements';
import { shortcutsTexts } from '../shell.texts';

beforeEach(makeElementsVisible);

async function choose(item: string | RegExp) {
  await userEvent.click(screen.getByRole('button', { name: /profile menu/i }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

it('are listed on "?" and can be had without single keys', async () => {
  await renderShell();
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: shortcutsTexts.title });
  expect(within(dialog).getByText(shortcutsTexts.open)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('switch', { name: shortcutsTexts.singleKeys }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await userEvent.keyboard('?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await choose(shortcutsTexts.title);
  await userEvent.click(await screen.findByRole('switch'));
});
