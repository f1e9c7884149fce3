import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../provider/UiProvider';
import { CommandDialog } from './CommandDialog';
import { makeElementsVisible } from '../../testing/visibleElements';

const handlePick = jest.fn();
const groups = [
  { label: 'Go to', items: [{ id: 'clients', label: 'Clients' }] },
  {
    label: 'Clients',
    items: [
      { id: 'ava', label: 'Ava Stone', note: 'Inactive' },
      { id: 'ben', label: 'Ben Okafor' },
    ],
  },
];

/** jsdom has no layout, and only visible elements are focused: each gets a width. */
beforeEach(() => {
  jest.clearAllMocks();
  makeElementsVisible();
});

function Palette() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const shown = groups
    .map(({ label, items }) => ({ label, items: items.filter((item) => item.label.includes(text)) }))
    .filter(({ items }) => items.length > 0);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Search
      </button>
      <CommandDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label="Find"
        placeholder="Type a name"
        text={text}
        onTextChange={setText}
        groups={shown}
        onPick={handlePick}
        note={shown.length === 0 && 'Nothing found'}
      />
    </>
  );
}

async function open() {
  render(<Palette />, { wrapper: UiProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const field = await screen.findByRole('combobox', { name: 'Find' });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent;
};

it('takes the focus, moves with the arrows past both ends, and Enter picks', async () => {
  const field = await open();
  expect(active()).toBe('Clients');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Ava StoneInactive');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Ava Stone');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toBe('Ben Okafor');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(handlePick).toHaveBeenLastCalledWith('clients');
  expect(field).toHaveFocus();
});

it('starts at the first item again after each letter and says how many there are', async () => {
  await open();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}Av');
  expect(active()).toBe('Ava StoneInactive');
  expect(screen.getByRole('status')).toHaveTextContent('1 result');
  await userEvent.keyboard('zzz{Enter}');
  expect(screen.getByText('Nothing found')).toBeVisible();
  expect(handlePick).not.toHaveBeenCalled();
});

it('keeps the marked item when others come later', () => {
  const props = {
    isOpen: true,
    onClose: jest.fn(),
    label: 'Find',
    placeholder: 'Type a name',
    text: 'a',
    onTextChange: jest.fn(),
    onPick: handlePick,
  };
  const { rerender } = render(<CommandDialog {...props} groups={[]} />, { wrapper: UiProvider });
  rerender(<CommandDialog {...props} groups={groups.slice(1)} />);
  expect(active()).toBe('Ava StoneInactive');
  rerender(<CommandDialog {...props} groups={groups} />);
  expect(active()).toBe('Ava StoneInactive');
  rerender(<CommandDialog {...props} text="al" groups={groups} />);
  expect(active()).toBe('Clients');
});

it('picks what is clicked', async () => {
  await open();
  await userEvent.click(screen.getByRole('option', { name: /Ben/ }));
  expect(handlePick).toHaveBeenCalledWith('ben');
});

it.each(['{Escape}', '{Control>}k{/Control}'])('closes by %s and gives the focus back', async (keys) => {
  await open();
  await userEvent.keyboard(keys);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus());
});
