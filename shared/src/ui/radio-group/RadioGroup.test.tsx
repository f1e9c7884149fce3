import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../provider/UiProvider';
import { RadioGroup } from './RadioGroup';

type Height = 'in' | 'cm';

function HeightUnits() {
  const [unit, setUnit] = useState<Height | null>(null);
  return (
    <RadioGroup
      label="Height"
      error={unit === null ? 'Choose a unit' : undefined}
      options={[
        { value: 'in', label: 'Feet and Inches' },
        { value: 'cm', label: 'Centimeters', description: 'Used outside of the US' },
      ]}
      value={unit}
      onChange={setUnit}
    />
  );
}

it('lets one be chosen, by pointer and by arrows', async () => {
  render(<HeightUnits />, { wrapper: UiProvider });
  const group = screen.getByRole('radiogroup', { name: 'Height' });
  expect(group).toHaveAccessibleDescription('Choose a unit');
  await userEvent.click(screen.getByText('Feet and Inches'));
  expect(screen.getByRole('radio', { name: 'Feet and Inches' })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: /^Centimeters/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Feet and Inches' })).not.toBeChecked();
  expect(group).not.toHaveAccessibleDescription('Choose a unit');
});
