import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type SubmitEvent, useState } from 'react';
import { Field } from '../field/Field';
import { UiProvider } from '../provider/UiProvider';
import { Combobox } from './Combobox';
import { foundOptions } from './useComboboxState';

const countries = [
  { value: 'CA', label: 'Canada', note: '+1' },
  { value: 'CI', label: 'Côte d’Ivoire', note: '+225' },
  { value: 'GB', label: 'United Kingdom', note: '+44' },
  { value: 'US', label: 'United States', note: '+1' },
];

function Country() {
  const [value, setValue] = useState('US');
  return (
    <>
      <Field label="Country" hint="For the number.">
        <Combobox options={countries} value={value} onChange={setValue} />
      </Field>
      <output aria-label="Chosen">{value}</output>
    </>
  );
}

const input = () => screen.getByRole('combobox', { name: 'Country' });

it('shows what is chosen, under the name of its field', () => {
  render(<Country />, { wrapper: UiProvider });
  expect(input()).toHaveValue('United States');
  expect(input()).toHaveAccessibleDescription('For the number.');
});

it('narrows the list to what is typed and chooses by keyboard', async () => {
  render(<Country />, { wrapper: UiProvider });
  await userEvent.tab();
  expect(input()).toHaveFocus();
  await userEvent.keyboard('cote');
  const list = screen.getByRole('listbox');
  const [found, ...others] = within(list).getAllByRole('option');
  expect(others).toEqual([]);
  expect(input()).toHaveAttribute('aria-activedescendant', found?.id);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('Chosen')).toHaveTextContent('CI');
  expect(input()).toHaveValue('Côte d’Ivoire');
});

it('leaves Enter to an input method while a word is composed', async () => {
  render(<Country />, { wrapper: UiProvider });
  await userEvent.tab();
  await userEvent.keyboard('cote');
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  expect(screen.getByLabelText('Chosen')).toHaveTextContent('US');
});

it('goes back to what was chosen when the text names nothing', async () => {
  render(<Country />, { wrapper: UiProvider });
  await userEvent.tab();
  await userEvent.keyboard('zzz');
  expect(screen.getByText('Nothing found')).toBeInTheDocument();
  await userEvent.tab();
  expect(input()).toHaveValue('United States');
  expect(screen.getByText('US')).toBeInTheDocument();
});

it('does not send its form by Enter while it is open, even when nothing is found', async () => {
  const handleSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());
  const form = (
    <form onSubmit={handleSubmit}>
      <Country />
    </form>
  );
  render(form, { wrapper: UiProvider });
  await userEvent.tab();
  await userEvent.keyboard('zzz{Enter}');
  expect(handleSubmit).not.toHaveBeenCalled();
  expect(input()).toHaveValue('zzz');
  await userEvent.keyboard('{Escape}{Enter}');
  expect(handleSubmit).toHaveBeenCalledTimes(1);
});

it('opens at what is chosen, goes round with the arrows and closes by Escape', async () => {
  render(<Country />, { wrapper: UiProvider });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('United States');
  await userEvent.keyboard('{ArrowDown}');
  expect(input()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /Canada/ }).id);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(input()).toHaveValue('United States');
});

it('chooses by pointer', async () => {
  render(<Country />, { wrapper: UiProvider });
  await userEvent.click(input());
  await userEvent.click(screen.getByRole('option', { name: /Kingdom/ }));
  expect(input()).toHaveValue('United Kingdom');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it.each([
  ['united', ['GB', 'US']],
  ['kingdom', ['GB']],
  ['gb', ['GB']],
  ['+44', ['GB']],
  ['d’i', ['CI']],
  ['ca', ['CA']],
])('%s finds %j', (typed, values) => {
  expect(foundOptions(countries, typed).map(({ value }) => value)).toEqual(values);
});
