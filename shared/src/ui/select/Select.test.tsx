import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from '../field/Field';
import { UiProvider } from '../provider/UiProvider';
import { Select } from './Select';

const countries = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
];

it('offers its options under the name of its field', async () => {
  const handleChange = jest.fn();
  render(
    <Field label="Country" error="Choose a country">
      <Select
        options={countries}
        placeholder="Choose"
        defaultValue=""
        onChange={(event) => {
          handleChange(event.target.value);
        }}
      />
    </Field>,
    { wrapper: UiProvider },
  );
  const select = screen.getByRole('combobox', { name: 'Country' });
  expect(select).toHaveDisplayValue('Choose');
  expect(select).toHaveAccessibleDescription('Choose a country');
  await userEvent.selectOptions(select, 'Canada');
  expect(handleChange).toHaveBeenCalledWith('CA');
});
