import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../provider/UiProvider';
import { FilterChip } from './FilterChip';

function Example() {
  const [labels, setLabels] = useState(['Arms', 'Legs', 'Back']);
  return (
    <ul>
      {labels.map((label) => (
        <li key={label}>
          <FilterChip label={label} onRemove={() => setLabels(labels.filter((one) => one !== label))} />
        </li>
      ))}
    </ul>
  );
}

const chip = (label: string) => screen.getByRole('button', { name: `Remove filter ${label}` });

it('goes at a click and hands its focus on', async () => {
  render(<Example />, { wrapper: UiProvider });
  await userEvent.click(chip('Legs'));
  expect(screen.queryByText('Legs')).not.toBeInTheDocument();
  expect(chip('Back')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(chip('Arms')).toHaveFocus();
});

it('is no filter where it says otherwise', () => {
  render(<FilterChip label="Hips" removeLabel="Remove Hips" onRemove={() => undefined} />, {
    wrapper: UiProvider,
  });
  expect(screen.getByRole('button', { name: 'Remove Hips' })).toHaveTextContent('Hips');
});
