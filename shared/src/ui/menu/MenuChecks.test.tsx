import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../provider/UiProvider';
import { Menu } from './Menu';
import { MenuChecks } from './MenuChecks';

const options = [
  { value: 'power', label: 'Power' },
  { value: 'beginners', label: 'Beginners' },
  { value: 'lifestyle', label: 'Lifestyle', isDisabled: true },
];

function Example() {
  const [values, setValues] = useState<ReadonlySet<string>>(new Set(['power']));
  return (
    <Menu trigger={<button type="button">Category</button>}>
      <MenuChecks
        label="Category"
        options={options}
        values={values}
        onToggle={(value) =>
          setValues(
            new Set(values.has(value) ? [...values].filter((one) => one !== value) : [...values, value]),
          )
        }
      />
    </Menu>
  );
}

const item = (name: string) => screen.findByRole('menuitemcheckbox', { name });

it('ticks any number of several and stays open meanwhile', async () => {
  render(<Example />, { wrapper: UiProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Category' }));
  expect(await item('Power')).toBeChecked();
  await userEvent.click(await item('Beginners'));
  expect(await item('Beginners')).toBeChecked();
  await userEvent.click(await item('Power'));
  expect(await item('Power')).not.toBeChecked();
  expect(await item('Beginners')).toBeChecked();
});

it('leaves alone what is not to be changed here', async () => {
  render(<Example />, { wrapper: UiProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Category' }));
  await userEvent.click(await item('Lifestyle'), { pointerEventsCheck: 0 });
  expect(await item('Lifestyle')).not.toBeChecked();
});
