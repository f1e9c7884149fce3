import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../provider/UiProvider';
import { SearchBox } from './SearchBox';

interface SearchScreenProps {
  initial?: string;
}

function SearchScreen({ initial = '' }: SearchScreenProps) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <input aria-label="Name" />
      <SearchBox label="Search clients" value={value} onChange={setValue} />
    </>
  );
}

const field = () => screen.getByRole('searchbox', { name: 'Search clients' });

it('gets focus by the slash key without writing the slash', async () => {
  render(<SearchScreen />, { wrapper: UiProvider });
  await userEvent.keyboard('/');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
});

it('leaves the slash to a field someone is typing in', async () => {
  render(<SearchScreen />, { wrapper: UiProvider });
  const name = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.type(name, 'a/b');
  expect(name).toHaveFocus();
  expect(name).toHaveValue('a/b');
});

it('leaves the slash alone while a dialog is open', async () => {
  render(
    <>
      <SearchScreen />
      <div role="dialog" data-state="open" />
    </>,
    { wrapper: UiProvider },
  );
  await userEvent.keyboard('/');
  expect(field()).not.toHaveFocus();
});

it('is emptied by its button and keeps focus', async () => {
  render(<SearchScreen initial="ana" />, { wrapper: UiProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
});

it('is emptied by Escape', async () => {
  render(<SearchScreen />, { wrapper: UiProvider });
  await userEvent.type(field(), 'ana{Escape}');
  expect(field()).toHaveValue('');
});
