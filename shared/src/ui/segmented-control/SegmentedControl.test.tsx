import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/UiProvider';
import { SegmentedControl } from './SegmentedControl';

it('shows what is chosen and asks for another', async () => {
  const handleChange = jest.fn();
  render(
    <SegmentedControl
      label="Weight"
      options={[
        { value: 'lb', label: 'Pounds' },
        { value: 'kg', label: 'Kilograms' },
      ]}
      value="lb"
      onChange={handleChange}
    />,
    { wrapper: UiProvider },
  );
  expect(screen.getByRole('radiogroup', { name: 'Weight' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Pounds' })).toBeChecked();
  await userEvent.click(screen.getByText('Kilograms'));
  expect(handleChange).toHaveBeenCalledWith('kg');
});
