import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DialogPanels } from './DialogPanels';

const panels: Readonly<Record<string, ReactNode>> = {
  form: (
    <>
      <input aria-label="Name" />
      <button type="button" data-opens="members">
        Choose members
      </button>
    </>
  ),
  members: (
    <>
      <input type="file" hidden />
      <input aria-label="Search" />
    </>
  ),
  order: (
    <>
      <input type="radio" name="order" aria-label="By name" />
      <input type="radio" name="order" aria-label="By age" defaultChecked />
    </>
  ),
  remove: <p>It is gone for good.</p>,
};

function show(panel: string, foot?: ReactNode) {
  return (
    <div role="dialog">
      <DialogPanels panel={panel}>{panels[panel]}</DialogPanels>
      {foot}
    </div>
  );
}

it('leaves the focus alone in its first panel', () => {
  render(show('form'));
  expect(document.body).toHaveFocus();
});

it('goes to the first control of a panel, and back to what opened it', async () => {
  const { rerender } = render(show('form'));
  rerender(show('members'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus());
  rerender(show('form'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose members' })).toHaveFocus());
});

it('goes to the choice that is made among several', async () => {
  const { rerender } = render(show('form'));
  rerender(show('order'));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'By age' })).toHaveFocus());
});

it('goes to the safe answer of a question, and to what asked it beside the panel', async () => {
  const { rerender } = render(show('form'));
  rerender(
    show(
      'remove',
      <button type="button" data-safe>
        Keep
      </button>,
    ),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus());
  rerender(
    show(
      'form',
      <button type="button" data-opens="remove">
        Remove
      </button>,
    ),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus());
});
